import { expect, it } from 'vitest'
import { checkChanged, filesWith, findingsWith, foundWith } from '#tests/unit/broken-definitions.ts'

const file = 'cards/payment-presets.card.json'

it('finds what a card does not say, and what it cannot', () => {
  const slips = {
    '/title': undefined,
    '/words/empty': undefined,
    '/words/emptty': 'No presets yet.',
    '/words/to': 'To {reciever}.',
    '/words/used': 'Last used {receiver}',
  }
  expect(findingsWith(file, slips)).toEqual([
    `${file}: The card says 'title', which is missing. Write it under 'words'.`,
    `${file} /words: The card says 'empty', which is missing. Write it under 'words'.`,
    `${file} /words/emptty: There is no word of this card 'emptty'. Did you mean 'empty'?`,
    `${file} /words/to: There is no name to print here 'reciever'. Did you mean 'receiver'?`,
    `${file} /words/used: There is no name to print here 'receiver'. Write day.`,
    `${file} /words/used: ‘Last used {day}’ is what is translated, and this says another thing. Mend it; if it is meant, translate it anew.`,
  ])
})

it('finds a card that the program does not have, and a heading nobody would see', () => {
  const strange = {
    '/$schema': '../../schemas/definitions/card.schema.json',
    '/id': 'task',
    '/purpose': 'P.',
  }
  expect(findingsWith('cards/task.card.json', strange)).toContain(
    "cards/task.card.json /id: There is no card 'task'. Did you mean 'tasks'?",
  )
  const roles = 'cards/own-roles.card.json'
  expect(findingsWith(roles, { '/title': 'Roles' })).toContain(
    `${roles} /title: This card has no heading. Take 'title' out.`,
  )
})

it('finds a page that shows a card there is not', () => {
  const home = 'pages/home.page.json'
  expect(findingsWith(home, { '/cards/0': 'welcom', '/cards/2/card': 'banner' })).toEqual(
    expect.arrayContaining([
      `${home} /cards/0: There is no card 'welcom'. Did you mean 'welcome'?`,
      `${home} /cards/2/card: There is no card 'banner'. Did you mean 'onboarding-banner'?`,
      "cards/onboarding-banner.card.json: No page shows the card 'onboarding-banner'. Name it under 'cards' of a page, or take the file out.",
    ]),
  )
})

it('disables only a card whose words are missing (rule 16)', () => {
  const without = filesWith(file, {}).filter(({ path }) => path !== file)
  const { findings } = checkChanged(without)
  expect(findings.filter(({ level }) => level === 'error')).toEqual([
    expect.objectContaining({
      file,
      sentence: 'A page shows this card, and this file, which words it, is missing. Add it.',
    }),
  ])
  expect(foundWith(file, '{').filter((finding) => finding.file !== file)).toEqual([])
})
