/** The bank account that customers wire to. */
export interface Beneficiary {
  bankName: string
  bankAddress: string
  accountName: string
  accountAddress: string
  accountNumber: string
  routingNumber: string
  swiftBicCode: string
}

export interface ProviderWallet {
  chain: 'XRPL' | 'Ethereum'
  use: 'REDEMPTION' | 'DEPOSIT'
  address: string
  /** True: several customers share the address, and each has a destination tag. */
  isShared: boolean
}

/** The behaviour of the stablecoin provider, from definitions/network. */
export interface StablecoinProvider {
  currency: string
  /** The currency that buys and redeems the coin, one to one. */
  wireCurrency: string
  /** The statuses of orders to the issuer. */
  statuses: Readonly<Record<string, { says: string; to?: 'COMPLETED' | 'RETURNED'; cause?: string }>>
  bankReview: { after: number; declinedEndsWith: string }
  beneficiary: Beneficiary
  wallets: ProviderWallet[]
  wire: { after: number; jitter: number; elsewhereEndsWith: string }
  redemption: { after: number; jitter: number }
}
