import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

const fixture = 'pages/trial.page.json'
const page = (words: object) =>
  JSON.stringify({
    $schema: '../../schemas/definitions/page.schema.json',
    id: 'trial',
    title: 'Trial',
    purpose: 'A trial.',
    path: '/trial',
    ...words,
  })
const readMessages = (words: object) => findingsWith(fixture, page(words))

it('knows the page below, and how to stand above it', () => {
  const words = { over: 'paymnts', as: 'dialog', document: 'disclosure' }
  expect(readMessages(words)).toContain(
    `${fixture} /over: There is no page 'paymnts'. Did you mean 'payments'?`,
  )
  expect(readMessages({ over: 'payments' }).join('\n')).toContain('as')
})

it('keeps the way back to the page below', () => {
  expect(readMessages({ over: 'payment', as: 'sheet', document: 'disclosure' })).toContain(
    `${fixture} /path: 'payment' stands at '/payments/{id}': without '{id}' nothing leads back to it. Add '{id}' to the path.`,
  )
  expect(readMessages({ over: 'onboarding-form', as: 'sheet' })).toContain(
    `${fixture} /over: 'onboarding-form' leads elsewhere, so nothing can stand above it. Name another page.`,
  )
  expect(readMessages({ over: 'trial', as: 'sheet' })).toContain(
    `${fixture} /over: 'trial' stands above itself. Name another page.`,
  )
})

it('follows what a page hands on', () => {
  const path = '/trial/{identityId}'
  const given = { one: 'address.identtyId', two: 'sesion.user.id', three: 'address.anything' }
  const found = readMessages({ path, given, details: 'payment' })
  expect(found).toContain(
    `${fixture} /given/one: There is no parameter in the path 'identtyId'. Did you mean 'identityId'?`,
  )
  expect(found).toContain(
    `${fixture} /given/two: There is no fact 'sesion.user.id'. Did you mean 'session.user.id'?`,
  )
  expect(found.filter((line) => line.includes('/given/three: There is no'))).toEqual([])
})

it('needs not hand a flow what it may be given', () => {
  expect(readMessages({ flow: 'single-payment' }).join('\n')).not.toContain('/given')
  expect(readMessages({ flow: 'single-payment', given: { preset: 'address.id' } }).join('\n')).not.toContain(
    '/given',
  )
  expect(readMessages({ flow: 'single-payment', given: { prest: 'address.id' } })).toContain(
    `${fixture} /given/prest: The flow 'single-payment' takes no 'prest'. Did you mean 'preset'?`,
  )
})

it('hands a flow the names it takes, and no others', () => {
  const found = readMessages({ flow: 'identity', given: { identity: 'address.id' } })
  expect(found).toContain(
    `${fixture} /given: The flow 'identity' is given 'id', and the page has none. Write under 'given' of the page where it comes from.`,
  )
  expect(found).toContain(`${fixture} /given/identity: The flow 'identity' takes no 'identity'. Write id.`)
})
