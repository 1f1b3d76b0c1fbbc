import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The projects with the longest test files. Vitest runs projects in the order of their names. */
const long = ['suite', 'contract', 'package']

/** Runs the projects with the longest files first, so that no worker is left alone with one at the end. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}

/** A group starts when those before it have ended, whatever is in it. */
function rank({ project }: TestSpecification): number {
  const at = long.indexOf(project.name)
  return project.config.sequence.groupOrder * 100 + (at === -1 ? long.length : at)
}
