/** An element of pain.001.001.09: its children in order, or the pattern of its text. */
interface Type {
  /** One of these stands below it, and no other. */
  isChoice?: boolean
  below?: readonly (readonly [name: string, type: Type, isRequired?: 'required'])[]
  text?: RegExp
}

const text = (most: number): Type => ({ text: new RegExp(`^[^]{1,${most}}$`, 'u') })
const pattern = (expression: RegExp): Type => ({ text: expression })
const sequence = (...below: NonNullable<Type['below']>): Type => ({ below })
const choice = (...below: NonNullable<Type['below']>): Type => ({ below, isChoice: true })

const COUNTRY = pattern(/^[A-Z]{2}$/)
const CURRENCY = pattern(/^[A-Z]{3}$/)
const BIC = pattern(/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/)
const LEI = pattern(/^[A-Z0-9]{18}[0-9]{2}$/)
const DECIMAL = pattern(/^(?=(?:\D*\d){1,18}\D*$)\d+(\.\d{1,17})?$/)
const PHONE = pattern(/^\+[0-9]{1,3}-[0-9()+-]{1,30}$/)

/** PostalAddress24. */
const ADDRESS = sequence(
  ['AdrTp', choice(['Cd', text(4)], ['Prtry', text(35)])],
  ['Dept', text(70)],
  ['SubDept', text(70)],
  ['StrtNm', text(70)],
  ['BldgNb', text(16)],
  ['BldgNm', text(35)],
  ['Flr', text(70)],
  ['PstBx', text(16)],
  ['Room', text(70)],
  ['PstCd', text(16)],
  ['TwnNm', text(35)],
  ['TwnLctnNm', text(35)],
  ['DstrctNm', text(35)],
  ['CtrySubDvsn', text(35)],
  ['Ctry', COUNTRY],
  ['AdrLine', text(70)],
)
const SCHEME = choice(['Cd', text(4)], ['Prtry', text(35)])
/** GenericOrganisationIdentification1, GenericPersonIdentification1. */
const OTHER = sequence(['Id', text(35), 'required'], ['SchmeNm', SCHEME], ['Issr', text(35)])
/** PartyIdentification135, with Party38Choice and Contact4. */
const PARTY = sequence(
  ['Nm', text(140)],
  ['PstlAdr', ADDRESS],
  [
    'Id',
    choice(
      ['OrgId', sequence(['AnyBIC', BIC], ['LEI', LEI], ['Othr', OTHER])],
      ['PrvtId', sequence(['DtAndPlcOfBirth', sequence()], ['Othr', OTHER])],
    ),
  ],
  ['CtryOfRes', COUNTRY],
  [
    'CtctDtls',
    sequence(
      ['NmPrfx', text(4)],
      ['Nm', text(140)],
      ['PhneNb', PHONE],
      ['MobNb', PHONE],
      ['FaxNb', PHONE],
      ['EmailAdr', text(2048)],
      ['EmailPurp', text(35)],
      ['JobTitl', text(35)],
      ['Rspnsblty', text(35)],
      ['Dept', text(70)],
      ['Othr', sequence(['ChanlTp', text(4), 'required'], ['Id', text(128)])],
      ['PrefrdMtd', text(4)],
    ),
  ],
)
/** BranchAndFinancialInstitutionIdentification6. */
const AGENT = sequence(
  [
    'FinInstnId',
    sequence(
      ['BICFI', BIC],
      ['ClrSysMmbId', sequence(['ClrSysId', SCHEME], ['MmbId', text(35), 'required'])],
      ['LEI', LEI],
      ['Nm', text(140)],
      ['PstlAdr', ADDRESS],
      ['Othr', OTHER],
    ),
    'required',
  ],
  ['BrnchId', sequence()],
)
/** CashAccount38. */
const ACCOUNT = sequence(
  [
    'Id',
    choice(
      ['IBAN', pattern(/^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{1,30}$/)],
      ['Othr', sequence(['Id', text(34), 'required'], ['SchmeNm', SCHEME], ['Issr', text(35)])],
    ),
    'required',
  ],
  ['Tp', choice(['Cd', text(4)], ['Prtry', text(35)])],
  ['Ccy', CURRENCY],
  ['Nm', text(70)],
  ['Prxy', sequence()],
)
/** CreditTransferTransaction34. */
const TRANSFER = sequence(
  [
    'PmtId',
    sequence(
      ['InstrId', text(35)],
      ['EndToEndId', text(35), 'required'],
      ['UETR', pattern(/^[a-f0-9]{8}-[a-f0-9]{4}-4[a-f0-9]{3}-[89ab][a-f0-9]{3}-[a-f0-9]{12}$/)],
    ),
    'required',
  ],
  ['PmtTpInf', sequence()],
  [
    'Amt',
    choice(['InstdAmt', pattern(/^(?=(?:\D*\d){1,18}\D*$)\d+(\.\d{1,5})?$/)], ['EqvtAmt', sequence()]),
    'required',
  ],
  ['XchgRateInf', sequence()],
  ['ChrgBr', pattern(/^(DEBT|CRED|SHAR|SLEV)$/)],
  ['ChqInstr', sequence()],
  ['UltmtDbtr', PARTY],
  ['IntrmyAgt1', AGENT],
  ['IntrmyAgt1Acct', ACCOUNT],
  ['IntrmyAgt2', AGENT],
  ['IntrmyAgt2Acct', ACCOUNT],
  ['IntrmyAgt3', AGENT],
  ['IntrmyAgt3Acct', ACCOUNT],
  ['CdtrAgt', AGENT],
  ['CdtrAgtAcct', ACCOUNT],
  ['Cdtr', PARTY],
  ['CdtrAcct', ACCOUNT],
  ['UltmtCdtr', PARTY],
  ['InstrForCdtrAgt', sequence()],
  ['InstrForDbtrAgt', text(140)],
  ['Purp', choice(['Cd', text(4)], ['Prtry', text(35)])],
  ['RgltryRptg', sequence()],
  ['Tax', sequence()],
  ['RltdRmtInf', sequence()],
  ['RmtInf', sequence(['Ustrd', text(140)], ['Strd', sequence()])],
  ['SplmtryData', sequence()],
)
const TIME = pattern(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/)
const COUNT = pattern(/^[0-9]{1,15}$/)

/** CustomerCreditTransferInitiationV09, from the message definition report of ISO 20022: nothing of it is taken from the code it checks. */
export const PAIN_001: Type = sequence([
  'CstmrCdtTrfInitn',
  sequence(
    [
      'GrpHdr',
      sequence(
        ['MsgId', text(35), 'required'],
        ['CreDtTm', TIME, 'required'],
        ['Authstn', SCHEME],
        ['NbOfTxs', COUNT, 'required'],
        ['CtrlSum', DECIMAL],
        ['InitgPty', PARTY, 'required'],
        ['FwdgAgt', AGENT],
        ['InitnSrc', sequence()],
      ),
      'required',
    ],
    [
      'PmtInf',
      sequence(
        ['PmtInfId', text(35), 'required'],
        ['PmtMtd', pattern(/^(CHK|TRF|TRA)$/), 'required'],
        ['BtchBookg', pattern(/^(true|false|0|1)$/)],
        ['NbOfTxs', COUNT],
        ['CtrlSum', DECIMAL],
        ['PmtTpInf', sequence()],
        ['ReqdExctnDt', choice(['Dt', pattern(/^\d{4}-\d\d-\d\d$/)], ['DtTm', TIME]), 'required'],
        ['PoolgAdjstmntDt', pattern(/^\d{4}-\d\d-\d\d$/)],
        ['Dbtr', PARTY, 'required'],
        ['DbtrAcct', ACCOUNT, 'required'],
        ['DbtrAgt', AGENT, 'required'],
        ['DbtrAgtAcct', ACCOUNT],
        ['InstrForDbtrAgt', text(140)],
        ['UltmtDbtr', PARTY],
        ['ChrgBr', pattern(/^(DEBT|CRED|SHAR|SLEV)$/)],
        ['ChrgsAcct', ACCOUNT],
        ['ChrgsAcctAgt', AGENT],
        ['CdtTrfTxInf', TRANSFER, 'required'],
      ),
      'required',
    ],
    ['SplmtryData', sequence()],
  ),
  'required',
])

interface Node {
  readonly nodeName: string
  readonly nodeType: number
  readonly textContent: string | null
  readonly childNodes: Iterable<Node>
}

/** Lists the differences between an element and the table, its children included. */
export const unlike = (node: Node, { below, isChoice, text: look }: Type, path = ''): string[] => {
  if (look) return look.test(node.textContent ?? '') ? [] : [`${path}: '${node.textContent}'`]
  const children = [...node.childNodes].filter(({ nodeType }) => nodeType === 1)
  const names = children.map(({ nodeName }) => nodeName)
  const order = (below ?? []).map(([name]) => name)
  const places = names.map((name) => order.indexOf(name))
  const missing = (below ?? []).filter(([name, , isRequired]) => isRequired && !names.includes(name))
  return [
    ...(children.length === 0 ? [`${path} is empty`] : []),
    ...names.filter((name) => !order.includes(name)).map((name) => `${path} has no '${name}'`),
    ...(places.some((place, at) => at > 0 && place <= places[at - 1]!)
      ? [`${path}: ${names.join(', ')}`]
      : []),
    ...(isChoice && names.length !== 1 ? [`${path} is one of ${order.join(', ')}`] : []),
    ...missing.map(([name]) => `${path} lacks '${name}'`),
    ...children.flatMap((child) => {
      const [, type] = below?.find(([name]) => name === child.nodeName) ?? []
      return type ? unlike(child, type, `${path}/${child.nodeName}`) : []
    }),
  ]
}
