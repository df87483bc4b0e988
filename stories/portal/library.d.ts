declare module 'virtual:library' {
  import type { Library } from '#definition/library.ts'

  /** All definitions as the server sends them. */
  export const library: Library
}
