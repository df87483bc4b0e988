import type { Acts } from '../../generated/invariant.ts'
import type { Call } from '../../generated/call.ts'
import type { Library } from '../../library.ts'

/** Returns a function that tells whether a name fits one of the patterns; '*' stands for any text. */
export function meantBy(patterns: readonly string[]): (name: string) => boolean {
  const names = new Set(patterns)
  const forms = patterns
    .filter((pattern) => pattern.includes('*'))
    .map((pattern) => new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}$`))
  return (name) => names.has(name) || forms.some((form) => form.test(name))
}

/** Returns the calls of some acts, without the excepted ones. */
export const callsOf = ({ calls = [], except = [] }: Acts, library: Library): readonly Call[] => {
  const [isMeant, isExcepted] = [meantBy(calls), meantBy(except)]
  return Object.values(library.calls).filter(({ id }) => isMeant(id) && !isExcepted(id))
}
