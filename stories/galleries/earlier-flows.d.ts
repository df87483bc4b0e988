declare module 'virtual:earlier-flows' {
  import type { Flow } from '#definition/generated/flow.ts'

  /** What the flows of now are compared with. */
  export const revision: string
  /** Those that differ from now, as they were there. */
  export const flows: Readonly<Record<string, Flow>>
}
