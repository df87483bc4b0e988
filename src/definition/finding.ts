/** A change that is safe to make: another value, another name of a key, or another order of keys. */
export type Fix =
  | { readonly path: string; readonly was: string; readonly value: string }
  | { readonly path: string; readonly key: string }
  | { readonly path: string; readonly order: readonly string[] }

/** Why several findings may have one cause: a name that stands nowhere or that nothing names, or a file that could not be read. */
export type About =
  | { readonly kind: 'missing'; readonly noun: string; readonly name: string }
  | { readonly kind: 'unused'; readonly noun: string; readonly name: string }
  /** The file is left out, so that whatever needs it, by its id above all, does not resolve. */
  | { readonly kind: 'unread'; readonly id?: string }
  /** Worked out from the rest of the file, or of another: where an error stands there, it most likely follows from that. */
  | { readonly kind: 'derived'; readonly of?: string }
  /** Leads to an address: where the address of a page is wrong, it most likely follows from that. */
  | { readonly kind: 'astray' }
  /** The file reads from another source than intended, so its other errors follow from this one. */
  | { readonly kind: 'source' }
  /** One of several findings that one change explains; where it is worked out from another file, an error there most likely is it. */
  | { readonly kind: 'cause'; readonly name: string; readonly of?: string }

/** One thing that is wrong in a definition: where, what, and the name that was probably meant. */
export interface Finding {
  /** The file, relative to definitions/. */
  readonly file: string
  /** JSON Pointer to the place in the file; '' is the whole file. */
  readonly path: string
  readonly sentence: string
  readonly nearest?: string
  /** Change that `npm run check -- --fix` makes, if there is a safe one. */
  readonly fix?: Fix
  readonly about?: About
  /** An error disables what the file defines (rule 16); a warning is only told. */
  readonly level: 'error' | 'warning'
}

/** A finding as one line for a person. */
export function sayFinding(finding: Finding): string {
  const place = finding.path === '' ? '' : ` ${finding.path}`
  const hint = finding.nearest === undefined ? '' : ` Did you mean '${finding.nearest}'?`
  return `${finding.file}${place}: ${finding.sentence}${hint}`
}
