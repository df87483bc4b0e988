import type { Finding } from '../../finding.ts'
import type { Cases } from '../../generated/cases.ts'
import type { LintContext } from '../context/context.ts'
import { unknownName, withoutFix } from '../context/findings.ts'
import { below } from '../context/nested-nodes.ts'
import { namesOf } from '../context/names-of.ts'

type Case = Cases['cases'][number]

/** Returns the names under which a definition prints texts; undefined if it prints none. */
function textsIn(folder: string, name: string, { library }: LintContext): readonly string[] | undefined {
  const [card, list] = [library.cards[name], library.options[name]]
  switch (folder) {
    case 'cards':
      return card && ['title', ...Object.keys(card.words ?? {})]
    case 'mails':
      return ['subject', 'body', 'link']
    case 'options':
      return list?.options.map(({ value }) => value)
    case 'notices':
      return library.notices.map(({ title }) => title)
    default:
      return undefined
  }
}

/** Checks that a case of texts names texts, documents and pages that there are. */
export function lintTextCase(
  file: string,
  path: string,
  one: Case,
  context: LintContext,
  [folder, name]: readonly [folder: string, name: string],
): Finding[] {
  const texts = textsIn(folder, name, context)
  return [
    ...Object.keys(one.prints ?? {}).flatMap((text) =>
      unknownName(file, below(path, 'prints', text), 'text', text, texts).map(withoutFix),
    ),
    ...(one.leads ?? []).flatMap((page, at) =>
      unknownName(file, `${path}/leads/${at}`, 'page', page, [
        ...(namesOf(context, 'pages') ?? [page]),
        'password',
      ]),
    ),
    ...(one.documents ?? []).flatMap((document, at) =>
      unknownName(file, `${path}/documents/${at}`, 'document', document, namesOf(context, 'documents')),
    ),
  ]
}
