import type { Finding } from '../../finding.ts'
import { spokenIn } from '../../languages/sentences.ts'
import type { Lint } from '../context/context.ts'
import { error } from '../context/findings.ts'

/** Maximum lengths of headings, buttons and column titles, in characters; translations are longer. */
const most: readonly (readonly [path: RegExp, characters: number, instead: string])[] = [
  [/\/title$/, 90, 'Say the rest in the sentence below it.'],
  [
    /\/(?:columns|filters|rowActions|moves|actions|quickViews)\/\d+\/label$|\/(?:submit|next|action|navigation)\/label$/,
    60,
    'Say it in fewer words.',
  ],
]

/** Replaces placeholders, whose length is unknown. */
const plain = (text: string): string => text.replaceAll(/\{[^{}]*\}/g, '{…}')

/** Checks that headings and labels fit their place. */
export const lintTextLengths: Lint = ({ library, findSchema }) =>
  spokenIn(library, findSchema).flatMap(({ places }) =>
    places.flatMap(({ file, path, says }): Finding[] => {
      const [, characters, instead] = most.find(([where]) => where.test(path)) ?? []
      const { length } = plain(says)
      return characters === undefined || length <= characters
        ? []
        : [error(file, path, `This has ${length} characters, and ${characters} fit here. ${instead}`)]
    }),
  )
