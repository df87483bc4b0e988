import { resolvePath } from '../fact-type.ts'
import type { Finding } from '../finding.ts'
import type { Move } from '../generated/machine.ts'
import { below, error, type Lint, type LintContext, withNearest, withoutFix } from './context.ts'
import { machineRecord } from './roots.ts'
import { placeholders } from './templates.ts'

/** Where a move names a part of the record; `inText` when it stands among other words. */
interface Place {
  readonly path: string
  readonly name: string
  readonly inText?: true
}

function placesIn({ confirm, with: parameters = {}, body = {} }: Move, path: string): Place[] {
  const shown = (confirm?.shows ?? []).flatMap(({ path: name, of }, at): Place[] => [
    { path: `${path}/confirm/shows/${at}/path`, name },
    ...(of === undefined ? [] : [{ path: `${path}/confirm/shows/${at}/of`, name: of }]),
  ])
  const said = (['title', 'says'] as const).flatMap((word) =>
    placeholders(confirm?.[word] ?? '')
      .flat()
      .map((name): Place => ({ path: `${path}/confirm/${word}`, name, inText: true })),
  )
  const sent = Object.entries(body).flatMap(([word, from]): Place[] =>
    typeof from === 'string' ? [{ path: below(`${path}/body`, word), name: from }] : [],
  )
  const asked = Object.entries(parameters).map(([word, name]) => ({
    path: below(`${path}/with`, word),
    name,
  }))
  return [...asked, ...sent, ...said, ...shown]
}

function lintPlace(file: string, machine: string, place: Place, context: LintContext): Finding[] {
  const parts = place.name.split('.')
  for (const [at, part] of parts.entries()) {
    const found = resolvePath(machineRecord(context, machine), parts.slice(0, at + 1), context.findSchema)
    if (found.known) continue
    const whole = (one: string) => [...parts.slice(0, at), one, ...parts.slice(at + 1)].join('.')
    const finding = error(file, place.path, `The record has no '${place.name}'.`)
    const named = withNearest(finding, part, found.names, whole)
    return [place.inText ? withoutFix(named) : named]
  }
  return []
}

/** What a move sends, asks and shows of its record stands in the record. */
export const lintMachineRecords: Lint = (context) =>
  Object.values(context.library.machines).flatMap(({ id, moves }) =>
    moves
      .flatMap((move, at) => placesIn(move, `/moves/${at}`))
      .flatMap((place) => lintPlace(`machines/${id}.machine.json`, id, place, context)),
  )
