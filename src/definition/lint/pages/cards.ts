import type { Card } from '../../generated/card.ts'
import type { Finding } from '../../finding.ts'
import { below } from '../context/nested-nodes.ts'
import type { CardLine, Lint, LintContext } from '../context/context.ts'
import { asKey, derived, error, unknownName, unused, withoutFix } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'
import { placeholders } from '../words/templates.ts'

const fileOf = (id: string) => `cards/${id}.card.json`

/** Checks that a card has exactly the texts that the program reads, with placeholders it can fill. */
export const lintCards: Lint = (context) => {
  const { library, cardLines } = context
  const written = namesOf(context, 'cards') ?? []
  const placed = new Set(
    Object.values(library.pages).flatMap(({ cards = [] }) =>
      cards.map((card) => (typeof card === 'string' ? card : card.card)),
    ),
  )
  const silent = Object.entries(cardLines).filter(
    ([id, line]) => placed.has(id) && Object.keys(line).length > 0 && !written.includes(id),
  )
  return [
    ...Object.values(library.cards).flatMap((card) => lintCard(card, cardLines)),
    ...Object.keys(library.cards)
      .filter((id) => !placed.has(id))
      .map((id) =>
        unused(
          fileOf(id),
          '',
          ['card', id],
          `No page shows the card '${id}'. Name it under 'cards' of a page, or take the file out.`,
        ),
      ),
    ...silent.map(([id]) =>
      error(fileOf(id), '', 'A page shows this card, and this file, which words it, is missing. Add it.'),
    ),
    ...Object.values(library.pages).flatMap((page) => lintPlaced(page, context)),
  ]
}

function lintCard({ id, title, words = {} }: Card, lines: LintContext['cardLines']): Finding[] {
  const file = fileOf(id)
  const line = lines[id]
  if (line === undefined) return unknownName(file, '/id', 'card', id, Object.keys(lines)).map(withoutFix)
  const messages: Readonly<Record<string, string | undefined>> = { ...words, title }
  const existing = Object.keys(line).filter((word) => word !== 'title')
  const missing = Object.keys(line).filter((word) => messages[word] === undefined)
  return [
    ...missing.map((word) =>
      // A text under a wrong name has its finding at that name.
      (word !== 'title' && Object.keys(words).some((one) => !existing.includes(one)) ? derived : error)(
        file,
        word === 'title' ? '' : '/words',
        `The card says '${word}', which is missing. Write it under 'words'.`,
      ),
    ),
    ...(title !== undefined && line['title'] === undefined
      ? [error(file, '/title', "This card has no heading. Take 'title' out.")]
      : []),
    ...Object.keys(words).flatMap((word) =>
      unknownName(file, below('/words', word), 'word of this card', word, existing).map(asKey),
    ),
    ...Object.entries(messages).flatMap(([word, text = '']) =>
      lintText(file, word === 'title' ? '/title' : below('/words', word), text, line[word]),
    ),
  ]
}

function lintText(file: string, path: string, text: string, prints: CardLine[string] = []): Finding[] {
  return placeholders(text).flatMap((names) =>
    unknownName(file, path, 'name to print here', names.join(' '), prints).map(withoutFix),
  )
}

function lintPlaced(
  { id, cards = [] }: LintContext['library']['pages'][string],
  { cardLines }: LintContext,
): Finding[] {
  return cards.flatMap((card, at) => {
    const [name, path] = typeof card === 'string' ? [card, ''] : [card.card, '/card']
    return unknownName(`pages/${id}.page.json`, `/cards/${at}${path}`, 'card', name, Object.keys(cardLines))
  })
}
