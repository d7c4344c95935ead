"""Which language the window speaks: Qt's labels through .qm files, everything else through messages."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from schemas.message import Message
from schemas.wording import LANGUAGES

NAMES = {"en": "English", "es": "Español"}
_current = ["en"]
_installed: list[QTranslator] = []


def language() -> str:
    """The code of the language in use."""
    return _current[0]


def words(message: Message) -> str:
    """A message in the language in use."""
    return message.text(language())


def preferred(stored: str) -> str:
    """The stored choice; without one the desktop's language if we speak it, else English."""
    code = stored or QLocale.system().name()[:2]
    return code if code in LANGUAGES else "en"


def speak(code: str) -> None:
    """Install the translations of a language; windows built before keep theirs and are built anew."""
    for translator in _installed:
        QCoreApplication.removeTranslator(translator)
    _installed.clear()
    _current[0] = code
    QLocale.setDefault(QLocale(code))
    here = str(Path(__file__).parent)
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for name, folder in ((f"qtbase_{code}", qt), (f"trapwright_{code}", here)):
        translator = QTranslator()
        if translator.load(name, folder):
            QCoreApplication.installTranslator(translator)
            _installed.append(translator)
