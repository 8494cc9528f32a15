/** The most faults of a file that are reported at once. What follows the last of them is not looked at. */
export const MOST_FILE_FAULTS = 10;
