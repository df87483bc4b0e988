declare module 'virtual:library' {
  import type { Library } from '#definition/library.ts'

  /** All definitions as the server hands them out. */
  export const library: Library
}
