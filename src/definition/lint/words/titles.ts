import type { Finding } from '../../finding.ts'
import { below } from '../context/nested-nodes.ts'
import { together } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { derived, error } from '../context/findings.ts'
import { copiesIn, copiesSay, namesItself, saysTheSame, type Named } from './copies.ts'

/** Tells whether a title equals that of another table, or a sentence names the rows of one. */
const speaksOf = (
  { noun, title }: LintContext['library']['tables'][string],
  path: string,
  text: string,
): boolean =>
  path === '/title'
    ? title === text
    : noun.other.length > 4 && new RegExp(`\\b${noun.other}\\b`, 'i').test(text)

/** Reports equal titles of cards, tasks or flags. */
function lintNames({ library }: LintContext): Finding[] {
  const of = (folder: 'cards' | 'tasks', noun: string): readonly Named[] =>
    Object.values(library[folder]).map(({ id, title }) => ({
      file: `${folder}/${id}.${noun}.json`,
      path: '/title',
      name: id,
      text: title,
    }))
  const flags = Object.entries(library.flags).map(([name, { label }]) => ({
    file: 'flags.json',
    path: below('/flags', name, 'label'),
    name,
    text: label.toLowerCase(),
  }))
  return [of('cards', 'card'), of('tasks', 'task'), flags].flatMap((kind) => copiesSay(kind, saysTheSame))
}

/** Reports equal titles of banners of one page or table. */
const lintBanners = ({ library }: LintContext): Finding[] =>
  [
    ...Object.values(library.tables).map(({ id, banners }) => [`tables/${id}.table.json`, banners] as const),
    ...Object.values(library.pages).map(({ id, banners }) => [`pages/${id}.page.json`, banners] as const),
  ].flatMap(([file, banners]) =>
    banners === undefined || !('items' in banners)
      ? []
      : copiesSay(
          banners.items.map(({ when, title }, at) => ({
            file,
            path: `/banners/items/${at}/title`,
            name: when,
            text: title,
          })),
          saysTheSame,
        ),
  )

/** Reports two banners of which each says what the rule of the other asks. */
const lintBannerPairs = (context: LintContext): Finding[] =>
  Object.values(context.library.tables).flatMap(({ id, banners, rules = {} }) => {
    if (banners === undefined || !('items' in banners)) return []
    const all = banners.items.map(({ when, title }, at) => ({
      at,
      title,
      says: `${when} ${rules[when]?.says ?? ''}`,
    }))
    return all.flatMap((one) => {
      const other = all
        .slice(one.at + 1)
        .find(
          (later) =>
            namesItself(one.says, later.title) > namesItself(one.says, one.title) &&
            namesItself(later.says, one.title) > namesItself(later.says, later.title),
        )
      const sentence = `The titles of this banner and the one at ${other?.at} were exchanged. Write ‘${other?.title}’ here.`
      return other === undefined
        ? []
        : [derived(`tables/${id}.table.json`, `/banners/items/${one.at}/title`, sentence)]
    })
  })

/** Reports a sentence of the program that stands under two names, of which it fits one. */
const lintRepeatedSentences = ({ library }: LintContext): Finding[] =>
  Object.values(library.words).flatMap(({ id, words }) => {
    const all = Object.entries(words).map(([name, text]) => ({
      file: `words/${id}.words.json`,
      path: below('/words', name),
      name,
      text,
    }))
    return copiesIn(all).flatMap(([copy, own]) => {
      const fits = namesItself(own.name, own.text ?? '')
      const isNeighbour =
        namesItself(copy.name, own.name) > 0 && namesItself(copy.name, copy.text ?? '') < fits
      return isNeighbour && fits > 1 ? [derived(copy.file, copy.path, saysTheSame(copy, own))] : []
    })
  })

/** Reports texts of a table that name the rows of another table. */
function lintTables({ library }: LintContext): Finding[] {
  const tables = Object.values(library.tables)
  return tables.flatMap((table): Finding[] => {
    const { id, noun, title, unloaded, empty } = table
    const own = `${id} ${noun.one} ${noun.other} ${table.rows.call.split('.')[0]}`
    const texts = [
      ['/title', title],
      ['/unloaded', unloaded],
      ['/empty/title', empty.title],
    ] as const
    return texts.flatMap(([path, text]) => {
      if (text === undefined || namesItself(own, text) > 0) return []
      const other = tables.find((one) => one !== table && speaksOf(one, path, text))
      if (other === undefined) return []
      const sentence = `This speaks of ${other.noun.other}, as the table '${other.id}' does, and the rows are ${noun.other}: it was copied. Say it of ${noun.other}.`
      return [derived(`tables/${id}.table.json`, path, sentence)]
    })
  })
}

/** Checks that numbered paragraphs have consecutive numbers. */
function lintNumbers({ library }: LintContext): Finding[] {
  return Object.values(library.documents).flatMap(({ id, paragraphs }) => {
    const numbers = paragraphs.map((text) => Number(/^(\d+)\. /.exec(text)?.[1]))
    const counted = numbers.flatMap((one, at) => (Number.isNaN(one) ? [] : [[one, at] as const]))
    if (counted.length < 3) return []
    return counted.flatMap(([number, at], index) => {
      const expected = counted[0]![0] + index
      if (number === expected) return []
      const isFirst = counted.slice(0, index).every(([one], before) => one === counted[0]![0] + before)
      const sentence = `This paragraph is number ${number}, and ${expected} would come here. Count on, or put it where it belongs.`
      return isFirst ? [error(`documents/${id}.document.json`, `/paragraphs/${at}`, sentence)] : []
    })
  })
}

/** Checks titles of tables, banners, cards, tasks and flags, and the numbers of paragraphs. */
export const lintTitles: Lint = together(
  lintTables,
  lintBanners,
  lintBannerPairs,
  lintRepeatedSentences,
  lintNames,
  lintNumbers,
)
