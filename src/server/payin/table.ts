import type { Moment } from '../store/database.ts'

export interface PayinCustomersTable {
  org_id: string
  environment: string
  customer_id: string
  created_at: Moment
}

export interface PayinMethodsTable {
  org_id: string
  environment: string
  id: string
  kind: 'card' | 'us_bank_account'
  bank_name: string
  last4: string
  verified: boolean
  created_at: Moment
}

declare module '../store/database.ts' {
  interface Database {
    payin_customers: PayinCustomersTable
    payin_methods: PayinMethodsTable
  }
}
