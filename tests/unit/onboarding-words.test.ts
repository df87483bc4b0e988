import { expect, it } from 'vitest'
import { readSchemas, schemaFinder } from '#server/definitions/schemas.ts'
import entities from '#definitions/options/billing-entities.options.json' with { type: 'json' }

const product = schemaFinder(readSchemas())('entities/onboarding-product')
const words = (name: string) => product?.properties?.[name]?.enum

const BILLING = 'RMDE RMWY RMAP RLKY RMKY RCH RMIL RBVI {product}_Services SCTC Metaco RMEL NBE None'
  .split(' ')
  .map((code) => code.replace('_', ' '))

it('names the products an organisation is set up with (ONB-016)', () => {
  expect(words('name')).toEqual(['RPD', 'ODL', 'Stablecoin', 'Custody', 'OTC', 'None'])
})

it('says in three ways what funds a product, and in four how (ONB-017, ONB-018)', () => {
  expect(words('fundingType')).toEqual(['Direct debit', 'Stablecoin funding', 'None'])
  expect(words('fundingMethod')).toEqual(['Funded Payments', 'Invoicing', 'Wallet Funding', 'None'])
})

it('knows the legal entities that may bill a product, and has a name for each (ONB-019)', () => {
  expect(words('billingEntity')).toEqual(BILLING)
  expect(entities.options.map(({ value }) => value)).toEqual(BILLING)
})
