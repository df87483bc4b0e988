import type { Plugin } from 'vite'

/** A plugin that changes the rules of a style sheet. */
export interface StylePlugin {
  readonly postcssPlugin: string
  readonly Rule: (rule: { selector: string; selectors: string[]; remove: () => unknown }) => void
}

/** A change of a package by the build, which the package itself does not allow. */
export interface Patch {
  /** The package, and the version that the change was last checked with. */
  readonly package: string
  readonly version: string
  /** The test or benchmark that depends on the change. */
  readonly owner: string
  /** The effect of leaving the change out. */
  readonly reason: string
  /** The condition for removing it. */
  readonly until: string
  readonly plugin?: Plugin
  readonly styles?: readonly StylePlugin[]
}

/** Replaces a text of a package. Throws an error if the package no longer contains it. */
export function replaced(code: string, from: string | RegExp, to: string, file: string): string {
  const changed = code.replace(from, to)
  if (changed === code) throw new Error(`The package has another text here now: see ${file}.`)
  return changed
}
