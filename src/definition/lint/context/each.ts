import type { Finding } from '../../finding.ts'
import type { Library } from '../../library.ts'
import { memoizePerContext, memoizeWhileFollowed } from './cache.ts'
import type { Lint, LintContext } from './context.ts'

/** Collections with one file per definition. */
type Folder = Exclude<
  keyof Library,
  'limits' | 'flags' | 'notices' | 'notifications' | 'faults' | 'roles' | 'requirementTypes' | 'countryNames'
>

/** A lint that checks definitions one by one, and can check a single one. */
export interface EachLint<Definition> extends Lint {
  readonly of: (context: LintContext, definition: Definition) => readonly Finding[]
}

/** Runs a check for each definition separately, so that a change repeats only the checks that read it. */
export function inEach<In extends Folder>(
  folder: In,
  of: (context: LintContext, definition: Library[In][string]) => readonly Finding[],
): EachLint<Library[In][string]> {
  const askOnce = memoizeWhileFollowed(of)
  const lint: Lint = (context) =>
    (Object.values(context.library[folder]) as readonly Library[In][string][]).flatMap((one) =>
      askOnce(context, one),
    )
  return Object.assign(lint, { of })
}

/** Does the same for definitions without an id, by their name in the library. */
export function inEachNamed<In extends Folder>(
  folder: In,
  find: (context: LintContext, name: string, definition: Library[In][string]) => readonly Finding[],
): Lint {
  const findOnce = memoizeWhileFollowed((context, name: string) =>
    find(context, name, context.library[folder][name] as Library[In][string]),
  )
  return (context) => Object.keys(context.library[folder]).flatMap((name) => findOnce(context, name))
}

/** Joins several lints into one; each runs again only if something it reads has changed. */
export function together(...lints: readonly Lint[]): Lint {
  const remembered = lints.map((lint) => memoizePerContext(lint))
  return (context) => remembered.flatMap((lint) => lint(context))
}
