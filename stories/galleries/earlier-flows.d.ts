declare module 'virtual:earlier-flows' {
  import type { Flow } from '#definition/generated/flow.ts'

  /** The revision that the current flows are compared with. */
  export const revision: string
  /** The flows of that revision that differ from the current ones. */
  export const flows: Readonly<Record<string, Flow>>
}
