/** A batch of two payments as the server quotes it, for some time from now. */
export const quotedBatch = (seconds = 600) => ({
  batch_id: '123e4567-e89b-42d3-a456-426614174000',
  status: 'BATCH_QUOTE_CREATED',
  expiresAt: new Date(Date.now() + seconds * 1000).toISOString(),
  payments: 1,
  quoteIds: ['223e4567-e89b-42d3-a456-426614174000'],
  totals: {
    sent: [{ currency: 'USD', amount: '150.00' }],
    fees: [{ currency: 'USD', amount: '1.50' }],
    received: [{ currency: 'MXN', amount: '2717.11' }],
  },
  rows: [
    {
      row: 2,
      beneficiary: 'Taller Azul',
      internalId: 'G-1',
      sourceAmount: '150.00',
      sourceCurrency: 'USD',
      destinationAmount: '2717.11',
      destinationCurrency: 'MXN',
    },
  ],
})
