import type { OnboardingConfig } from '../configuration/onboarding-config.ts'
import type { BankRow } from './list.ts'
import type { OnboardingProduct } from '#definition/generated/wire-entities.ts'

const NEED_A_BANK = ['Stablecoin', 'OTC']

/** Returns the products that settle through a bank, without repeats. */
export const bankProducts = ({ products }: { products: readonly OnboardingProduct[] }): string[] => [
  ...new Set(products.map(({ name }) => name).filter((name) => NEED_A_BANK.includes(name))),
]

/** Returns the bank products no bank covers; a bank without proof of ownership covers none (ONB-038). */
export const productsWithoutBank = (
  config: Pick<OnboardingConfig, 'products'>,
  banks: readonly Pick<BankRow, 'products' | 'verification'>[],
): string[] => {
  const covered = banks
    .filter(({ verification }) => verification !== 'Declined')
    .flatMap(({ products }) => products)
  return bankProducts(config).filter((name) => !covered.includes(name))
}
