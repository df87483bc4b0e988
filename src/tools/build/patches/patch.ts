import type { Plugin } from 'vite'

/** Changes the rules of a style sheet while it is read. */
export interface StylePlugin {
  readonly postcssPlugin: string
  readonly Rule: (rule: { selector: string; selectors: string[]; remove: () => unknown }) => void
}

/** A change that the build makes to what a package ships, because the package offers no other way. */
export interface Patch {
  /** The package, and the version that the change was written for and last looked at. */
  readonly package: string
  readonly version: string
  /** The test or bench that holds what the change is for; who changes that decides whether the change stays. */
  readonly owner: string
  /** What is lost without it. */
  readonly reason: string
  /** When it goes. */
  readonly until: string
  readonly plugin?: Plugin
  readonly styles?: readonly StylePlugin[]
}

/** What a package ships, changed; a package that has another text in its place is an error of the build. */
export function replaced(code: string, from: string | RegExp, to: string, file: string): string {
  const changed = code.replace(from, to)
  if (changed === code) throw new Error(`The package has another text here now: see ${file}.`)
  return changed
}
