import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const startsPrograms = ({ moduleId }: TestSpecification): boolean =>
  /from '\.\/(?:program|started)\.ts'/.test(readFileSync(moduleId, 'utf8'))

/** Files that start programs take longest, which their size does not say: begun last, they would run while nothing else does. */
export class ProgramsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Vitest's own order, of a copy.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = (await super.sort(files)).map((file) => ({ file, is: Number(startsPrograms(file)) }))
    return sorted.toSorted((one, other) => other.is - one.is).map(({ file }) => file)
  }
}
