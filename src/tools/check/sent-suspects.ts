import type { Library } from '#definition/library.ts'
import { below } from '#definition/lint/context/nested-nodes.ts'
import type { Difference } from './difference.ts'
import { entriesOf, ofRule, type Entry, type Home } from './suspect-home.ts'
import type { Suspect } from './suspect.ts'

/** Returns the paths at which two bodies differ, as a flow names them: 'settings.1.setting_value'. */
function differingPaths(one: unknown, other: unknown, path = ''): readonly string[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return []
  const isNested = [one, other].every((side) => typeof side === 'object' && side !== null)
  if (!isNested) return [path]
  const keys = new Set([...Object.keys(one as object), ...Object.keys(other as object)])
  return [...keys].flatMap((key) =>
    differingPaths((one as Entry)[key], (other as Entry)[key], path === '' ? key : `${path}.${key}`),
  )
}

interface Ending {
  readonly call: string
  readonly when?: string
  readonly body?: Readonly<Record<string, unknown>>
}

/** Returns where a flow says what is sent otherwise, or which ending it takes. */
export function sendsIn(home: Home, { expected, actual }: Difference, library: Library): readonly Suspect[] {
  const { submit, values = {} } = home.definition as {
    readonly submit?: Ending & { readonly instead?: readonly Ending[] }
    readonly values?: object
  }
  const [shall, came] = [expected, actual].map((side) => Object(side) as Partial<Ending>)
  if (submit !== undefined && Array.isArray(actual))
    return [
      ...refusedIn(home, actual as readonly unknown[]),
      ...closedIn(home, actual as readonly unknown[], library),
    ]
  if (submit === undefined || shall?.body === undefined || came?.body === undefined) return []
  const endings = [
    { ...submit, path: '/submit' },
    ...(submit.instead ?? []).map((one, at) => ({ ...one, path: `/submit/instead/${at}` })),
  ]
  if (shall.call !== came.call)
    return endings
      .filter(({ call, when }) => when !== undefined && (call === shall.call || call === came.call))
      .flatMap(({ when = '' }) => ofRule(home, when))
  const ending = endings.find(({ call }) => call === came.call)
  return differingPaths(shall.body, came.body).flatMap((key): readonly Suspect[] => {
    const source = ending?.body?.[key]
    if (ending === undefined || source === undefined) return []
    const isSent = (side: Partial<Ending>) => Object.hasOwn(side.body ?? {}, key)
    if (isSent(shall) !== isSent(came)) return sentIn(home, String(source))
    const isWorkedOut = typeof source === 'string' && Object.hasOwn(values, source)
    const path = isWorkedOut ? below('/values', source, 'is') : below(`${ending.path}/body`, key)
    return [{ file: home.file, path, says: `'${key}' is sent as another value than it shall be` }]
  })
}

/** Returns the fields whose answer keeps a flow from being sent. */
function refusedIn(home: Home, refusals: readonly unknown[]): readonly Suspect[] {
  const names = refusals.map((one) => /^(\w+): /.exec(String(one))?.[1])
  const { steps = [] } = home.definition as { readonly steps?: readonly { readonly fields?: unknown }[] }
  return steps.flatMap(({ fields }, at) =>
    entriesOf(fields, `/steps/${at}/fields`, ['id'], 'showWhen').flatMap(({ name, path }) =>
      names.includes(name)
        ? [{ file: home.file, path, says: `'${name}' keeps the flow from being sent` }]
        : [],
    ),
  )
}

/** Returns the rule by which a field shows whose answer is sent although it shall not be, or the other way round. */
function sentIn(home: Home, name: string): readonly Suspect[] {
  const { steps = [] } = home.definition as { readonly steps?: readonly { readonly fields?: unknown }[] }
  return steps.flatMap(({ fields }, at) =>
    entriesOf(fields, `/steps/${at}/fields`, ['id'], 'showWhen').flatMap(({ name: own, path, rule }) =>
      own === name && rule !== undefined
        ? [{ file: home.file, path, says: `'${name}' is asked by '${rule}' otherwise than it shall be` }]
        : [],
    ),
  )
}

/** Returns the rules under which a step is left that keep a flow from being sent. */
function closedIn(home: Home, refusals: readonly unknown[], { rules }: Library): readonly Suspect[] {
  const { steps = [] } = home.definition as {
    readonly steps?: readonly { readonly nextWhen?: readonly string[] }[]
  }
  const saysOf = (name: string) =>
    [home, ...Object.values(rules)].find((one) => Object.hasOwn(one.rules, name))?.rules[name]?.says
  return steps.flatMap(({ nextWhen = [] }, at) =>
    nextWhen.flatMap((name, index) =>
      refusals.includes(saysOf(name))
        ? [
            ...ofRule(home, name),
            {
              file: home.file,
              path: `/steps/${at}/nextWhen/${index}`,
              says: `'${name}' keeps people from going on`,
            },
          ]
        : [],
    ),
  )
}
