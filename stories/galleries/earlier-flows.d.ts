declare module 'virtual:earlier-flows' {
  import type { Flow } from '#definition/generated/flow.ts'

  /** The revision that the current flows are compared with. */
  export const revision: string
  /** Those that differ from now, as they were there. */
  export const flows: Readonly<Record<string, Flow>>
}
