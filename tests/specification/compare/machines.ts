import { otherMoves, otherStates } from '../machines/others.ts'
import { paymentFunds, paymentMoves, paymentStates } from '../machines/payments.ts'
import { words } from '../table.ts'
import { asSet, byName, type Part } from './part.ts'

const underscored = (state: string) => state.replaceAll(' ', '_')

const statePart: Part = {
  of: 'machines',
  table: 'machines/',
  says: byName(
    [...paymentStates, ...otherStates].map(({ machine, states, source }) => [
      `The machine ${machine}, states`,
      { value: states, source },
    ]),
  ),
  defined: (library) =>
    byName(
      Object.values(library.machines).map(({ id, initial, states }) => {
        const marked = Object.entries(states).map(
          ([name, { final }]) =>
            `${name === initial ? '>' : ''}${underscored(name)}${final === true ? '*' : ''}`,
        )
        return [`The machine ${id}, states`, { value: marked.join(' '), file: `machines/${id}.machine.json` }]
      }),
    ),
}

const movePart: Part = {
  of: 'machines',
  table: 'machines/',
  says: byName(
    [...paymentMoves, ...otherMoves].flatMap(({ move, from, source, ...rest }) => [
      [`The move ${move}, from`, { value: asSet(words(from)), source }] as const,
      ...(['to', 'by', 'guard', 'call', 'event', 'asks'] as const).map(
        (what) => [`The move ${move}, ${what}`, { value: rest[what], source }] as const,
      ),
    ]),
  ),
  defined: (library) =>
    byName(
      Object.values(library.machines).flatMap(({ id, moves }) =>
        moves.flatMap((move) => {
          const name = `The move ${id}.${move.id}`
          const at = { file: `machines/${id}.machine.json` }
          return [
            [`${name}, from`, { value: asSet(move.from.map(underscored)), ...at }],
            [`${name}, to`, { value: underscored(move.to), ...at }],
            [`${name}, by`, { value: move.by ?? '', ...at }],
            [`${name}, guard`, { value: move.guard ?? '', ...at }],
            [`${name}, call`, { value: move.call ?? '', ...at }],
            [`${name}, event`, { value: move.event ?? '', ...at }],
            [`${name}, asks`, { value: move.confirm === undefined ? '' : 'confirm', ...at }],
          ] as const
        }),
      ),
    ),
}

const FUNDS = ['held', 'booked', 'released'] as const

const fundsPart: Part = {
  of: 'machines',
  table: 'machines/',
  says: byName(
    paymentFunds.flatMap(({ machine, source, ...rest }) =>
      FUNDS.map(
        (funds) =>
          [`The machine ${machine}, money ${funds}`, { value: asSet(words(rest[funds])), source }] as const,
      ),
    ),
  ),
  defined: (library) =>
    byName(
      Object.values(library.machines).flatMap(({ id, states, displays = [] }) => {
        const messages = [
          ...Object.entries(states).map(([state, { funds }]) => ({ state, funds })),
          ...displays.map(({ state, funds }) => ({ state, funds })),
        ]
        if (messages.every(({ funds }) => funds === undefined)) return []
        return FUNDS.map((funds) => {
          const value = asSet(messages.filter((one) => one.funds === funds).map(({ state }) => state))
          return [
            `The machine ${id}, money ${funds}`,
            { value, file: `machines/${id}.machine.json` },
          ] as const
        })
      }),
    ),
}

export const machineParts: readonly Part[] = [statePart, movePart, fundsPart]
