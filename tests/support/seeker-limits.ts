/** How many presses each way of somebody who looks for a flat may take on a phone, from where it begins (docs/testing.md). */
export const AT_MOST = {
  threeThatFit: 4,
  confirmedSearch: 5,
  application: 3,
  affordable: 4,
  comparison: 4,
  expose: 1,
  call: 1,
  bookedViewing: 6,
  cancelledViewing: 2,
  endedSearch: 2,
}
export type Way = keyof typeof AT_MOST
