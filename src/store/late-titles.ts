import type { Answers } from '../generated/answers.ts'
import type { Clock } from './clock.ts'
import type { Link } from './entities.ts'
import type { Table } from './table.ts'
import { titleOf } from './titles.ts'

/**
 * Gives links their titles a while after their creation, as services do that look for a title in the background
 * (question `links.title.after`). Until then a link has none. A new destination may change the title as late (question
 * `links.title.on-update`).
 */
export class LateTitles {
  readonly #links: Table<Link>
  readonly #clock: Clock
  readonly #answers: Answers
  /** The links that wait for a title, by id: when it is due, and the title until then. The next one is the first. */
  readonly #waiting = new Map<number, { due: number; until: string | null }>()

  constructor(links: Table<Link>, clock: Clock, answers: Answers) {
    this.#links = links
    this.#clock = clock
    this.#answers = answers
    const now = clock.now()
    for (const link of links.values())
      if (link.title === null && this.#dueFrom(link.created_at) > now) this.#wait(link, link.created_at)
    links.subscribe({
      created: link => {
        if (link.title === null) this.#wait(link, link.created_at)
      },
      updated: () => undefined,
      deleted: id => this.#waiting.delete(id),
    })
  }

  /** Changes the title of an updated link later, if it was made from a destination that has changed. */
  renew(before: Link, link: Link): void {
    const answer = this.#answers['links.title']
    if (this.#answers['links.title.on-update'] !== 'later' || link.title === null) return
    if (before.title === titleOf(before, answer) && link.title !== titleOf(link, answer))
      this.#wait(link, link.updated_at)
  }

  /** Sets the titles that are due. */
  arrive(): void {
    for (const [id, { due, until }] of this.#waiting) {
      if (due > this.#clock.now()) return
      this.#waiting.delete(id)
      const link = this.#links.get(id)
      // A title that was set through the database is preserved.
      if (link?.title === until)
        this.#links.update(id, { title: titleOf(link, this.#answers['links.title']) })
    }
  }

  #wait({ id, title }: Link, from: number): void {
    this.#waiting.delete(id)
    this.#waiting.set(id, { due: this.#dueFrom(from), until: title })
  }

  /** Returns the moment at which a title is due, in milliseconds since the epoch. */
  #dueFrom(moment: number): number {
    return moment + this.#answers['links.title.after']
  }
}
