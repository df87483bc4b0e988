import type { Environment } from '../store/environment.ts'
/** A bank account as a person gives it; it goes to the provider and is kept nowhere else. */
export interface BankAccountGiven {
  accountHolderName: string
  accountType: 'CHECKING' | 'SAVINGS'
  routingNumber: string
  accountNumber: string
}

export interface ProviderMethod {
  id: string
  bankName: string
  last4: string
}

/** The seam to a provider of card payments and bank debits; what it is called is the deployer's business (OPEN-70). */
export interface CardProvider {
  createCustomer(organisation: {
    id: string
    name: string
    environment: Environment
  }): Promise<{ customerId: string }>
  /** A secret with which the provider's own form collects a card; it goes to the browser once and is not kept. */
  createSetupIntent(customerId: string): Promise<{ clientSecret: string }>
  /** Begins to prove that an account is the customer's: a small deposit with a code. */
  addBankAccount(customerId: string, account: BankAccountGiven): Promise<ProviderMethod>
  /** Whether the code of the deposit is the one that was sent. */
  confirmDeposit(method: ProviderMethod, code: string): Promise<boolean>
  remove(methodId: string): Promise<void>
}
