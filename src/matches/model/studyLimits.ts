/**
 * How many studies a person may keep, and of how many matches "What if": the oldest of these give way. How large one may become: positions,
 * seats, characters of names, notes, orders of a seat, units placed at once, and of everything as stored.
 */
export const STUDY_LIMITS = {
  studies: 20,
  whatIfs: 10,
  steps: 200,
  seats: 99,
  name: 60,
  branch: 40,
  note: 300,
  orders: 20_000,
  placed: 4_000,
  stored: 512 * 1024,
} as const;
