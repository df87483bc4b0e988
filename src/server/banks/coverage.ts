import { listOf, type ListDefinitions } from '../languages/lists.ts'
import type { BankRow } from './list.ts'
import type { OnboardingProduct } from '#definition/generated/wire-entities.ts'

/** Returns the products of the list `bank-products`, which settle through a bank, without repeats. */
export const bankProducts = (
  definitions: ListDefinitions,
  { products }: { products: readonly Pick<OnboardingProduct, 'name'>[] },
): string[] => {
  const listed = listOf(definitions, 'bank-products').map(({ value }) => value)
  return [...new Set(products.map(({ name }) => name).filter((name) => listed.includes(name)))]
}

/** Returns the bank products no bank covers; a bank without proof of ownership covers none (ONB-038). */
export const productsWithoutBank = (
  definitions: ListDefinitions,
  config: { products: readonly Pick<OnboardingProduct, 'name'>[] },
  banks: readonly Pick<BankRow, 'products' | 'verification'>[],
): string[] => {
  const covered = banks
    .filter(({ verification }) => verification !== 'Declined')
    .flatMap(({ products }) => products)
  return bankProducts(definitions, config).filter((name) => !covered.includes(name))
}
