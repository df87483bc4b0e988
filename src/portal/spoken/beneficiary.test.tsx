import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { identity, payingAnswers } from '#tests/fixtures/portal/paying.ts'
import { openSpoken } from '#tests/fixtures/portal/spoken-portal.tsx'

const fields = [
  { fieldName: 'Cdtr.Nm', fieldDescription: 'Legal name', fieldType: 'REQUIRED', fieldDataType: 'STRING' },
  {
    fieldName: 'CdtrAcct.Id.Othr.Id',
    fieldDescription: 'CLABE',
    fieldType: 'REQUIRED',
    fieldDataType: 'STRING',
  },
]

const open = (answers: Readonly<Record<string, unknown>> = {}) =>
  openSpoken({
    path: '/settings/beneficiaries',
    roles: ['direct.identities.write', 'direct.payments.write'],
    flags: { beneficiaries: true, dynamicKyc: true },
    until: 'Elbe Maschinenbau',
    answers: {
      ...payingAnswers,
      'GET /payout_proxy/data-requirements': {
        partnerName: 'sandbox',
        fields,
        payment: {
          purposeRequired: false,
          sourceOfCashRequired: false,
          documentsRequired: false,
          purposes: [],
          sourcesOfCash: [],
        },
      },
      'POST /pii_proxy/v2/identities': identity(0),
      ...answers,
    },
  })

it('hears a beneficiary searched for and one added, by keyboard alone (TRU-482)', async () => {
  const { spoken, sent } = await open()
  await spoken.reach(/^Search/)
  await spoken.take()
  await spoken.press('Elbe')
  await spoken.hear(/for this search/)
  await spoken.press('{Escape}')
  await spoken.hear(/without filters/)
  await spoken.reach(/^Add beneficiary/, '{Shift>}{Tab}{/Shift}')
  await spoken.press('{Enter}')
  await spoken.hear(/dialog/)
  expect(await spoken.takePolitely()).toEqual([
    'Add beneficiary, button',
    'Add a beneficiary, dialog',
    'Announced: 2 beneficiaries for this search.',
    'Announced: 2 beneficiaries without filters.',
  ])
  await expect.element(page.getByRole('radio', { name: /Business/ })).toBeVisible()
  await spoken.reach(/radio button/)
  await spoken.press(' ')
  await spoken.reach(/^Continue/)
  await spoken.press('{Enter}')
  await spoken.hear(/^Where are they paid/)
  expect(await spoken.takePolitely()).toEqual([
    'Close, button',
    'Into: Business or individual, radiogroup, required',
    'Business A company or another organisation., radio button, not chosen',
    'Business A company or another organisation., radio button, chosen',
    'Continue, button',
    'Where are they paid?, heading',
    'Announced: Still missing: Paid out to.',
  ])
  await spoken.reach(/radio button/)
  await spoken.press(' ')
  await spoken.reach(/^Country/)
  await spoken.press('Mex')
  await spoken.press('{Enter}')
  await spoken.reach(/^Currency/)
  await spoken.reach(/^Continue/)
  await spoken.press('{Enter}')
  await spoken.hear(/^Name and holder, heading/)
  expect(await spoken.takePolitely()).toEqual([
    'Into: Paid out to, radiogroup, required',
    'Bank An account in the currency of a country., radio button, not chosen',
    'Bank An account in the currency of a country., radio button, chosen',
    'Country, combo box, required',
    'Currency, combo box, required, Mexican Peso',
    'Back, button',
    'Continue, button',
    'Name and holder, heading',
    'Announced: Still missing: Country and Currency.',
    'Announced: Still missing: Nickname and Legal name.',
  ])
  await spoken.reach(/^Nickname/)
  await spoken.press('Talleres')
  await spoken.reach(/^Legal name/)
  await spoken.press('Talleres del Valle')
  await spoken.reach(/^Continue/)
  await spoken.press('{Enter}')
  await spoken.hear(/^Account, heading/)
  expect(await spoken.takePolitely()).toEqual([
    'Nickname, edit text, required, Their name in your lists. At most 140 characters',
    'Internal ID (optional), edit text, Your own reference, such as a supplier number. At most 36 characters',
    'Legal name, edit text, required, At most 255 characters',
    'Back, button',
    'Continue, button',
    'Account, heading',
    'Announced: Still missing: Legal name.',
    'Announced: Still missing: CLABE.',
  ])
  await spoken.reach(/^CLABE/)
  await spoken.press('012180790834802456')
  await spoken.reach(/^Add beneficiary/)
  await spoken.press('{Enter}')
  await expect.poll(() => sent.length).toBe(1)
  await spoken.hear(/was added/)
  await spoken.returned()
  expect(await spoken.takePolitely()).toEqual([
    'CLABE, edit text, required',
    'Back, button',
    'Add beneficiary, button',
    'Into: main',
    'Add beneficiary, button',
    'Announced: Talleres was added',
  ])
})
