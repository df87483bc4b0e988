import { optionTable } from './columns.ts'

/** Options of countries, currencies, chains, environments and products. */
export const placeOptions = optionTable`
# ISO 3166-1, all officially assigned codes.
countries | AD; AE; AF; AG; AI; AL; AM; AO; AQ; AR; AS; AT; AU; AW; AX; AZ; BA; BB; BD; BE; BF; BG; BH; BI; BJ; BL; BM; BN; BO; BQ; BR; BS; BT; BV; BW; BY; BZ; CA; CC; CD; CF; CG; CH; CI; CK; CL; CM; CN; CO; CR; CU; CV; CW; CX; CY; CZ; DE; DJ; DK; DM; DO; DZ; EC; EE; EG; EH; ER; ES; ET; FI; FJ; FK; FM; FO; FR; GA; GB; GD; GE; GF; GG; GH; GI; GL; GM; GN; GP; GQ; GR; GS; GT; GU; GW; GY; HK; HM; HN; HR; HT; HU; ID; IE; IL; IM; IN; IO; IQ; IR; IS; IT; JE; JM; JO; JP; KE; KG; KH; KI; KM; KN; KP; KR; KW; KY; KZ; LA; LB; LC; LI; LK; LR; LS; LT; LU; LV; LY; MA; MC; MD; ME; MF; MG; MH; MK; ML; MM; MN; MO; MP; MQ; MR; MS; MT; MU; MV; MW; MX; MY; MZ; NA; NC; NE; NF; NG; NI; NL; NO; NP; NR; NU; NZ; OM; PA; PE; PF; PG; PH; PK; PL; PM; PN; PR; PS; PT; PW; PY; QA; RE; RO; RS; RU; RW; SA; SB; SC; SD; SE; SG; SH; SI; SJ; SK; SL; SM; SN; SO; SR; SS; ST; SV; SX; SY; SZ; TC; TD; TF; TG; TH; TJ; TK; TL; TM; TN; TO; TR; TT; TV; TW; TZ; UA; UG; UM; US; UY; UZ; VA; VC; VE; VG; VI; VN; VU; WF; WS; YE; YT; ZA; ZM; ZW | in any order | VAL-011
sanctioned-countries | AF; BA; BI; BY; CD; CF; CU; ET; GN; GW; HT; IQ; IR; KP; LB; LY; ML; MM; NI; RU; SD; SO; SS; SY; VE; YE; ZW | in any order | LIM-050 OPEN-129
served-countries | | also countries; without sanctioned-countries | LIM-050 OPEN-129
destinations | ZZ | also countries | own: money in digital assets goes to no country, and is shown as one of its own.
# ISO 4217, all active codes but those excluded, and the recognised digital assets (VAL-016).
currencies | AED; AFN; ALL; AMD; AOA; ARS; AUD; AWG; AZN; BAM; BBD; BDT; BHD; BIF; BMD; BND; BOB; BOV; BRL; BSD; BTN; BWP; BYN; BZD; CAD; CDF; CHE; CHF; CHW; CLF; CLP; CNY; COP; COU; CRC; CUP; CVE; CZK; DJF; DKK; DOP; DZD; EGP; ERN; ETB; EUR; FJD; FKP; GBP; GEL; GHS; GIP; GMD; GNF; GTQ; GYD; HKD; HNL; HTG; HUF; IDR; ILS; INR; IQD; IRR; ISK; JMD; JOD; JPY; KES; KGS; KHR; KMF; KPW; KRW; KWD; KYD; KZT; LAK; LBP; LKR; LRD; LSL; LYD; MAD; MDL; MGA; MKD; MMK; MNT; MOP; MRU; MUR; MVR; MWK; MXN; MXV; MYR; MZN; NAD; NGN; NIO; NOK; NPR; NZD; OMR; PAB; PEN; PGK; PHP; PKR; PLN; PYG; QAR; RON; RSD; RUB; RWF; SAR; SBD; SCR; SDG; SEK; SGD; SHP; SLE; SOS; SRD; SSP; STN; SVC; SYP; SZL; THB; TJS; TMT; TND; TOP; TRY; TTD; TWD; TZS; UAH; UGX; USD; USN; UYI; UYU; UYW; UZS; VED; VES; VND; VUV; WST; XAD; XAF; XCD; XCG; XOF; XPF; YER; ZAR; ZMW; ZWG; BTC; ETH; RLUSD; UDT; USDC; USDT; XRP | in any order; without excluded-currencies | VAL-014 VAL-016
excluded-currencies | CUC; XAG; XAU; XBA; XBB; XBC; XBD; XDR; XPD; XPT; XSU; XTS; XUA; XXX | in any order | VAL-014 OPEN-130
rate-currencies | USD; MXN; EUR; GBP; BRL; PHP; INR; ARS; RLUSD; XRP | without excluded-currencies | own: the currencies that the simulated network pays out.
payment-routes | AR:ARS; BR:BRL; FR:EUR; DE:EUR; IN:INR; MX:MXN; NL:EUR; PH:PHP; ES:EUR; GB:GBP; US:USD; ZZ:USD; Ethereum:RLUSD; XRPL:RLUSD; XRPL:XRP | | SET-008 SET-009
environments | dev; test; stest; staging; uat; prod | | USR-003 USR-004
exchange-environments | test; uat; prod | | CON-026
liquidity-environments | test; prod | | CON-027
organisation-products | account_access; cloud; cloud_payment; collections; custody; name_service; network; otc; payments_direct; rewards; stablecoin; wallet_send; xcurrent; xrapid; provider | in any order | USR-005 OPEN-94
chains | XRPL; XRP; Ethereum; Tron; Bitcoin; Bitcoin_Cash; Ethereum_Classic; Litecoin; {product}; binance_smart_chain | | WAL-011
# XRPL and XRP are one chain for a new wallet (OPEN-59), and the stablecoin is on XRPL and Ethereum alone.
wallet-chains | XRPL; Ethereum; Tron?canUseEveryChain; Bitcoin?canUseEveryChain; Bitcoin_Cash?canUseEveryChain; Ethereum_Classic?canUseEveryChain; Litecoin?canUseEveryChain; {product}?canUseEveryChain; binance_smart_chain?canUseEveryChain | | WAL-011 OPEN-59 STB-005
wallet-assets | RLUSD; USDC?canHoldOtherStablecoins; USDT?canHoldOtherStablecoins; XRP?canHoldXrp | | WAL-047 WAL-048 WAL-049 WAL-050 OPEN-58
wallet-types | unhosted; hosted | in any order | WAL-003
wallet-products | Stablecoin; RPD; OTC; ODL | in any order | WAL-008
wallet-origins | reuse; new | | WAL-022
wallet-explorers | https://xrpl.explorer.example/accounts/{digitalAssetWalletAddress}?isProduction; https://testnet.xrpl.explorer.example/accounts/{digitalAssetWalletAddress}?isOutsideProduction; https://xrpl.explorer.example/accounts/{digitalAssetWalletAddress}?isProduction; https://testnet.xrpl.explorer.example/accounts/{digitalAssetWalletAddress}?isOutsideProduction; https://ethereum.explorer.example/address/{digitalAssetWalletAddress}?isProduction; https://testnet.ethereum.explorer.example/address/{digitalAssetWalletAddress}?isOutsideProduction | | WAL-014 OPEN-74
explorers | https://xrpl.explorer.example/token/RLUSD?isProduction; https://ethereum.explorer.example/token/RLUSD?isProduction; https://testnet.xrpl.explorer.example/token/RLUSD?isOutsideProduction; https://testnet.ethereum.explorer.example/token/RLUSD?isOutsideProduction | | HOME-010 OPEN-74
exchanges | northern-exchange; southern-exchange; harbour-exchange | | own: exchanges of the demonstration; no real one is named.
support-lines | +1 800 555 0100; +52 800 555 0101; +44 808 157 0102; +971 800 555 0103; +65 800 555 0104 | | NAV-082 OPEN-98
bank-products | Stablecoin; OTC | | ONB-038
client-states | SETTING_UP; ACTIVE; DISABLED | | TRU-351
identity-providers | BUILT_IN; OUTSIDE; OWN | | TRU-351
network-questions | TAKE; STATUS; CANCEL; BALANCE | | TRU-356 TRU-531
payment-approvals | ON; OFF | | TRU-351
review-kinds | ONBOARDING; BUSINESS; WALLET; BANK | | TRU-353
stuck-ends | NEWS; PERSON | | TRU-356
order-kinds | PAYOUT; ISSUE; REDEMPTION; ACCOUNT | | TRU-446 TRU-531
setup-lines | production; mail; network; second-person; first-client; administrators; first-sign-in; liquidity | | TRU-364
setup-mends | production; mail; network; second-person; first-client; administrators; first-sign-in; liquidity | | TRU-364
setup-states | MISSING; DONE | | TRU-364
`
