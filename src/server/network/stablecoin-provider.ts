/** The account customers wire to. */
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
  /** Many customers send there: each has a destination tag. */
  isShared: boolean
}

/** How the provider of the stablecoin behaves, as definitions/network says. */
export interface StablecoinProvider {
  currency: string
  /** What it is bought with and redeemed in, one to one. */
  wireCurrency: string
  /** What a network may say of an order to the issuer. */
  statuses: Readonly<Record<string, { says: string; to?: 'COMPLETED' | 'RETURNED'; cause?: string }>>
  bankReview: { after: number; declinedEndsWith: string }
  beneficiary: Beneficiary
  wallets: ProviderWallet[]
  wire: { after: number; jitter: number; elsewhereEndsWith: string }
  redemption: { after: number; jitter: number }
}
