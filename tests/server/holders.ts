/** Where both of them live. */
export const address = {
  streetAddress: ['1 Elm Street', 'Floor 2'],
  city: 'Austin',
  stateOrProvince: 'TX',
  postalCode: '78701',
  country: 'US',
}

export const business = { businessName: 'Elm Works Inc.', address }
export const individual = { firstName: 'Payee', lastName: 'One', address }
