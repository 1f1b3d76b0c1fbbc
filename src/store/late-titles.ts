import type { Answers } from '../generated/answers.ts'
import type { Clock } from './clock.ts'
import type { Link } from './entities.ts'
import type { Table } from './table.ts'
import { titleOf } from './titles.ts'

/**
 * Gives links their titles a while after their creation, as services do that look for a title in the background
 * (question `links.title.after`). Until then a link has none.
 */
export class LateTitles {
  readonly #links: Table<Link>
  readonly #clock: Clock
  readonly #answers: Answers
  /** The ids of links that wait for their title, in order of creation. */
  readonly #waiting = new Set<number>()

  constructor(links: Table<Link>, clock: Clock, answers: Answers) {
    this.#links = links
    this.#clock = clock
    this.#answers = answers
    const now = clock.now()
    for (const link of links.values())
      if (link.title === null && this.#dueOf(link) > now) this.#waiting.add(link.id)
    links.subscribe({
      created: link => {
        if (link.title === null) this.#waiting.add(link.id)
      },
      updated: () => undefined,
      deleted: id => this.#waiting.delete(id),
    })
  }

  /** Sets the titles that are due. */
  arrive(): void {
    for (const id of this.#waiting) {
      const link = this.#links.get(id)
      if (link === undefined || this.#dueOf(link) > this.#clock.now()) return
      this.#waiting.delete(id)
      if (link.title === null) this.#links.update(id, { title: titleOf(link, this.#answers['links.title']) })
    }
  }

  /** Returns the moment at which a link gets its title, in milliseconds since the epoch. */
  #dueOf({ created_at }: Link): number {
    return created_at + this.#answers['links.title.after']
  }
}
