import type { Move } from '../generated/machine.ts'
import { below, type Lint, withoutFix } from './context.ts'
import { unknownPath } from './record-path.ts'
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

/** What a move sends, asks and shows of its record stands in the record. */
export const lintMachineRecords: Lint = (context) =>
  Object.values(context.library.machines).flatMap(({ id, moves }) => {
    const file = `machines/${id}.machine.json`
    const home = { file, called: 'The record', schema: machineRecord(context, id), context }
    return moves
      .flatMap((move, at) => placesIn(move, `/moves/${at}`))
      .flatMap(({ path, name, inText }) => {
        const found = unknownPath(home, path, name)
        return inText ? found.map(withoutFix) : found
      })
  })
