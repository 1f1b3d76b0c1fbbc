/**
 * Returns the time after a create at which a link certainly has its title, in milliseconds.
 * @param after the answer to `links.title.after`
 */
export function titleWaitMs(after: number): number {
  return after === 0 ? 0 : after + Math.max(200, after / 2)
}
