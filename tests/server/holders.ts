/** Address of both holders. */
export const address = {
  streetAddress: ['1 Elm Street', 'Floor 2'],
  city: 'Austin',
  stateOrProvince: 'TX',
  postalCode: '78701',
  country: 'US',
}

export const business = { businessName: 'Elm Works Inc.', address }
export const individual = { firstName: 'Payee', lastName: 'One', address }

/** A company in Mexico, in the names that data requirements use. */
export const mexican = {
  'Cdtr.Nm': 'Papel y Tinta SA',
  'Cdtr.PstlAdr.StrtNm': 'Calle Cedro 9',
  'Cdtr.PstlAdr.TwnNm': 'Puebla',
  'Cdtr.PstlAdr.CtrySubDvsn': 'Puebla',
  'Cdtr.PstlAdr.PstCd': '72000',
  'Cdtr.PstlAdr.Ctry': 'MX',
  'CdtrAcct.Id.Othr.Id': '012180790834802456',
}
