import { outlineTable } from './columns.ts'

/** What everybody is told, and which field type a field becomes that a destination asks for: the first that fits. */
export const fileOutlines = outlineTable`
notices | isOutageAnnounced link.page=support | FLG-016 OPEN-100
requirementTypes | ENUM:choice; DATE:date; *.DtOfBirth:date; *.PstlAdr.Ctry:country options=served-countries; *Acct.Id.IBAN:iban of=country; *Acct.Id.Othr.Id:wallet-address asked.payoutCategory=CRYPTO of=destinationBlockchainNetwork; *Acct.Id.Othr.Id:clabe asked.country=MX; *Acct.Id.Othr.Id:account-number asked.country=US; *Agt.FinInstnId.Othr.Id:routing-number asked.country=US; *Agt.FinInstnId.ClrSysMmbId.MmbId:routing-number asked.country=US; *Agt.FinInstnId.BICFI:bic of=country; *.CtctDtls.PhneNb:phone; *.CtctDtls.MobNb:phone; *DestinationTag:destination-tag; ^[A-Za-z ]+$:text; ^[A-Z]{4}0[A-Z0-9]{6}$:text; STRING:text | IDN-022 IDN-023 IDN-048 IDN-055 IDN-056 IDN-063 VAL-043
`
