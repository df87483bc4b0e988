import type { Area } from './areas.ts'
import { dependentsOf, type Importers } from './imports.ts'

/** Tests that may report a changed file, and everything that imports it. */
export interface NearTests {
  readonly dependents: ReadonlySet<string>
  readonly tests: readonly string[]
}

/** The tests beside a file and those that import it themselves; tests further away promise something else. */
export function nearTests(importers: Importers, file: string, { also = [] }: Area): NearTests {
  const distances = dependentsOf(importers, file)
  const dependents = new Set(distances.keys())
  const folder = /^src\/(values|engine\/[^/]+)\//.exec(file)?.[0] ?? file
  const isNear = (test: string): boolean =>
    /^src\/.*\.test\.ts$/.test(test) && (distances.get(test) === 1 || test.startsWith(folder))
  return {
    dependents,
    tests: [...dependents].filter((test) => isNear(test) || also.includes(test)),
  }
}
