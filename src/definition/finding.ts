/** A safe change: another value, another key, or another order of keys. */
export type Fix =
  | { readonly path: string; readonly was: string; readonly value: string }
  | { readonly path: string; readonly key: string }
  | { readonly path: string; readonly order: readonly string[] }

/** Connection to other findings of one cause: a missing or unused name, or an unreadable file. */
export type About =
  | { readonly kind: 'missing'; readonly noun: string; readonly name: string }
  | { readonly kind: 'unused'; readonly noun: string; readonly name: string }
  /**
   * The file was left out, so names declared in it, above all its id, do not resolve. `isLost`: what it means is
   * not known either, so that others miss it.
   */
  | { readonly kind: 'unread'; readonly id?: string; readonly isLost?: true }
  /** Derived from the rest of the file, or of another one; it probably follows from an error there. */
  | { readonly kind: 'derived'; readonly of?: string }
  /** Words that say another thing than what stands beside them; it probably follows from any other error there. */
  | { readonly kind: 'meaning' }
  /** Link to an address; it probably follows from an error in the address of a page. */
  | { readonly kind: 'astray' }
  /** The file reads from another source than intended, so its other errors follow from this one. */
  | { readonly kind: 'source' }
  /** One of several findings that one change explains; it probably follows from an error in the file `of`. */
  | { readonly kind: 'cause'; readonly name: string; readonly of?: string }

/** One mistake in a definition: its place, its sentence, and the name that was probably meant. */
export interface Finding {
  /** The file, relative to definitions/. */
  readonly file: string
  /** JSON Pointer to the place in the file; '' is the whole file. */
  readonly path: string
  readonly sentence: string
  readonly nearest?: string
  /** The word at the path, where it may not stand there: the rest of the file can be read without it. */
  readonly unknownWord?: string
  /** Change that `npm run check -- --fix` makes, if there is a safe one. */
  readonly fix?: Fix
  readonly about?: About
  /** An error disables the definition in the file (rule 16); a warning does not. */
  readonly level: 'error' | 'warning'
}

/** A finding as one line for a person. */
export function sayFinding(finding: Finding): string {
  const place = finding.path === '' ? '' : ` ${finding.path}`
  const hint = finding.nearest === undefined ? '' : ` Did you mean '${finding.nearest}'?`
  return `${finding.file}${place}: ${finding.sentence}${hint}`
}
