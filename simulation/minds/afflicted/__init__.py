"""What the afflicted do, whoever they are; asked before all other behaviours."""
