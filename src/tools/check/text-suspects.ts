import type { Tabs } from '#definition/generated/page.ts'
import type { Library } from '#definition/library.ts'
import { below } from '#definition/lint/context/nested-nodes.ts'
import { objectOf } from '#values/object.ts'
import type { Difference } from './difference.ts'
import type { Suspect } from './suspect.ts'

const namesIn = (side: unknown): readonly string[] =>
  (Array.isArray(side) ? (side as readonly unknown[]) : [side]).filter((one) => typeof one === 'string')

/** Returns the names that stand on one side of a difference alone. */
function oddNames({ expected, actual }: Difference): (name: string) => boolean {
  const [shall, came] = [namesIn(expected), namesIn(actual)]
  return (name) => shall.includes(name) !== came.includes(name)
}

const READ = 'People read another thing than they shall'

function inMail(id: string, { word, name }: Difference): readonly Suspect[] {
  const file = `mails/${id}.mail.json`
  const paths: Readonly<Record<string, string>> = {
    leads: '/link',
    follows: '',
    prints: name === 'link' ? '/link/label' : `/${name}`,
  }
  const path = paths[word]
  const says = word === 'prints' ? READ : 'It leads elsewhere, or is sent by another preference than it shall'
  return path === undefined ? [] : [{ file, path, says }]
}

function inCard(id: string, { word, name }: Difference): readonly Suspect[] {
  const path = name === 'title' ? '/title' : below('/words', name)
  return word === 'prints' ? [{ file: `cards/${id}.card.json`, path, says: READ }] : []
}

function inOptions(id: string, { word, name }: Difference, { options }: Library): readonly Suspect[] {
  const at = options[id]?.options.findIndex(({ value }) => value === name) ?? -1
  const found = { file: `options/${id}.options.json`, path: `/options/${at}/hint`, says: READ }
  return word === 'prints' && at !== -1 ? [found] : []
}

function inNotices(difference: Difference, { notices }: Library): readonly Suspect[] {
  const isOdd = oddNames(difference)
  return notices.flatMap(({ title, when, link }, at): readonly Suspect[] => {
    const path = { banners: 'when', leads: 'link/page', prints: 'says' }[difference.word]
    const isMeant = {
      banners: isOdd(title),
      leads: isOdd(link?.page ?? ''),
      prints: difference.name === title,
    }
    const isNamed = isMeant[difference.word as keyof typeof isMeant]
    if (path === undefined || !isNamed) return []
    return [
      {
        file: 'notices.json',
        path: `/notices/${at}/${path}`,
        says: `‘${title}’ shows under '${when}' otherwise than it shall`,
      },
    ]
  })
}

/** Returns the entry of an event whose recipients differ; a difference of pages names no event. */
const inNotifications = ({ word, name }: Difference): readonly Suspect[] =>
  word === 'notifies'
    ? [
        {
          file: 'notifications.json',
          path: below('/notifications', name),
          says: `Other people are notified of '${name}' than shall be`,
        },
      ]
    : []

type Shown = Readonly<Record<string, unknown>>

/** Returns the tabs that show one of two tables where they shall show another, inner tabs included. */
function tabsIn(
  tabs: Tabs,
  [shall, came]: readonly [Shown, Shown],
  path: string,
  above = '',
): readonly string[] {
  return tabs.items.flatMap(({ id, gate, table, tabs: inner }, at) => {
    const [name, place] = [`${above}${id}`, `${path}/items/${at}`]
    if (inner !== undefined) return tabsIn(inner, [shall, came], `${place}/tabs`, `${name}/`)
    return (shall[name] === table) === (came[name] === table)
      ? []
      : [`${place}${gate === undefined ? '' : '/gate'}`]
  })
}

/** Returns the cards and the document of a page that people see otherwise than they shall. */
function onPage(id: string, difference: Difference, { pages }: Library): readonly Suspect[] {
  const file = `pages/${id}.page.json`
  const isOdd = oddNames(difference)
  if (difference.word === 'documents')
    return [{ file, path: '/document', says: 'It shows another document than it shall' }]
  const tabs = difference.word === 'tabs' ? pages[id]?.tabs : undefined
  if (tabs !== undefined) {
    const says = 'The tab is there where it shall not be, or the other way round'
    return tabsIn(tabs, [objectOf(difference.expected), objectOf(difference.actual)], '/tabs').map(
      (path) => ({ file, path, says }),
    )
  }
  if (difference.word !== 'cards') return []
  return (pages[id]?.cards ?? []).flatMap((entry, at): readonly Suspect[] => {
    const { card, of, gate, permission } = typeof entry === 'string' ? { card: entry } : entry
    const name = of === undefined ? card : `${card} of ${of}`
    const by = gate === undefined ? '' : `, by '${gate}'`
    const says = `'${name}' shows to people who shall not see it, or the other way round${by}`
    if (!isOdd(name)) return []
    const words = [
      ...(gate === undefined ? [] : ['/gate']),
      ...(permission === undefined ? [] : ['/permission']),
      '',
    ]
    return words.map((word) => ({ file, path: `/cards/${at}${word}`, says }))
  })
}

function inFlow(id: string, difference: Difference, { flows }: Library): readonly Suspect[] {
  const isOdd = oddNames(difference)
  const steps = difference.word === 'documents' ? (flows[id]?.steps ?? []) : []
  return steps.flatMap(({ fields = [] }, at) =>
    fields.flatMap(({ document, showWhen }, index): readonly Suspect[] => {
      const path = `/steps/${at}/fields/${index}`
      const says = 'The document is asked for where it shall not be, or the other way round'
      if (document === undefined || !isOdd(document)) return []
      return [
        {
          file: `flows/${id}.flow.json`,
          path: `${path}/${showWhen === undefined ? 'document' : 'showWhen'}`,
          says,
        },
      ]
    }),
  )
}

/** Words of a task that decide its status, and the statuses each of them leads to. */
const STATUS_WORDS = { showWhen: /hidden/i, lockWhen: /locked/i, pendingWhen: /pending|credit/i } as const

/** Returns the rule of a task or subtask that gives it another status than it shall have. */
function inTask(
  id: string,
  { word, name, expected, actual }: Difference,
  { tasks }: Library,
): readonly Suspect[] {
  const task = tasks[id]
  const file = `tasks/${id}.task.json`
  const sides = `${String(expected)} ${String(actual)}`
  if (word === 'subtasks') {
    const at = task?.subtasks.findIndex((one) => one.id === name) ?? -1
    const own = /complete/i.test(sides) ? 'doneWhen' : 'startedWhen'
    const rule = task?.subtasks[at]?.[own]
    return rule === undefined
      ? []
      : [
          {
            file,
            path: `/subtasks/${at}/${own}`,
            says: `'${name}' comes further by '${rule}' than it shall, or less far`,
          },
        ]
  }
  const own = (['showWhen', 'lockWhen', 'pendingWhen'] as const).find(
    (one) => task?.[one] !== undefined && STATUS_WORDS[one].test(sides),
  )
  return own === undefined || !['status', 'label'].includes(word)
    ? []
    : [{ file, path: `/${own}`, says: `The task is in another state by '${task![own]!}' than it shall be` }]
}

/** Returns the places that explain a difference in texts, documents, cards and what a control compares with. */
export function textSuspects(of: string, difference: Difference, library: Library): readonly Suspect[] {
  const [folder = '', id = ''] = of.split('/')
  switch (folder) {
    case 'mails':
      return inMail(id, difference)
    case 'cards':
      return inCard(id, difference)
    case 'options':
      return inOptions(id, difference, library)
    case 'notices':
      return inNotices(difference, library)
    case 'notifications':
      return inNotifications(difference)
    case 'pages':
      return onPage(id, difference, library)
    case 'tasks':
      return inTask(id, difference, library)
    case 'flows':
      return inFlow(id, difference, library)
    case 'controls': {
      const says = 'The change is compared with another record than it shall be'
      return difference.word === 'reads'
        ? [{ file: `controls/${id}.control.json`, path: '/before', says }]
        : []
    }
    default:
      return []
  }
}
