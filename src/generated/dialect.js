// Generated from spec/ by `npm run generate`. Do not edit.
import { formats } from '../documents/formats.ts'
"use strict";
export const checkDialect = validate52;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Dialect","description":"How a server of the link-shortening interface writes its responses (shapes) and behaves (answers). What is left out is as in the default dialect.","type":"object","properties":{"$schema":{"description":"The address of this schema, for editors.","type":"string"},"name":{"description":"A short name for people.","type":"string","minLength":1,"maxLength":100},"observed":{"description":"The day on which the answers were observed on a server, YYYY-MM-DD.","title":"a day of the calendar, YYYY-MM-DD","type":"string","format":"date"},"server":{"description":"The address of that server, without a key.","$ref":"#/$defs/line"},"shapes":{"description":"How responses are written: the JSON of responses, with placeholders for values.","type":"object","properties":{"link":{"description":"A link, in responses about it and in lists.","$ref":"#/$defs/shape"},"pixel":{"description":"A pixel.","$ref":"#/$defs/shape"},"ids":{"description":"Identifiers, in records and in paths: $number, $opaque, or a text with one of them such as lnk_{opaque}.","type":"object","properties":{"links":{"$ref":"#/$defs/shape"},"pixels":{"$ref":"#/$defs/shape"}},"additionalProperties":false},"record":{"description":"A response about one record, which shows $record.","$ref":"#/$defs/response"},"list":{"description":"A page of a list, which shows $records.","$ref":"#/$defs/listResponse"},"created":{"description":"The response to a create. Parts that are left out are those of record.","$ref":"#/$defs/response"},"updated":{"description":"The response to an update. Parts that are left out are those of record.","$ref":"#/$defs/response"},"deleted":{"description":"The response to a delete. Parts that are left out are those of record.","$ref":"#/$defs/response"},"links":{"description":"Responses about links only.","type":"object","properties":{"record":{"description":"A response about one record, which shows $record.","$ref":"#/$defs/kindResponse"},"list":{"description":"A page of a list, which shows $records.","$ref":"#/$defs/kindListResponse"},"created":{"description":"The response to a create. Parts that are left out are those of record.","$ref":"#/$defs/kindResponse"},"updated":{"description":"The response to an update. Parts that are left out are those of record.","$ref":"#/$defs/kindResponse"},"deleted":{"description":"The response to a delete. Parts that are left out are those of record.","$ref":"#/$defs/kindResponse"}},"additionalProperties":false},"pixels":{"description":"Responses about pixels only.","type":"object","properties":{"record":{"description":"A response about one record, which shows $record.","$ref":"#/$defs/kindResponse"},"list":{"description":"A page of a list, which shows $records.","$ref":"#/$defs/kindListResponse"},"created":{"description":"The response to a create. Parts that are left out are those of record.","$ref":"#/$defs/kindResponse"},"updated":{"description":"The response to an update. Parts that are left out are those of record.","$ref":"#/$defs/kindResponse"},"deleted":{"description":"The response to a delete. Parts that are left out are those of record.","$ref":"#/$defs/kindResponse"}},"additionalProperties":false},"errors":{"description":"Errors, by their cause.","type":"object","properties":{"error":{"description":"Every error. Parts that another error leaves out are those of this one.","$ref":"#/$defs/refusedResponse"},"unauthenticated":{"description":"A request without a key.","$ref":"#/$defs/refusedResponse"},"wrong_key":{"description":"A key that is not valid.","$ref":"#/$defs/refusedResponse"},"not_found":{"description":"An identifier that no record has.","$ref":"#/$defs/refusedResponse"},"deleted":{"description":"The identifier of a record that was deleted.","$ref":"#/$defs/refusedResponse"},"malformed_id":{"description":"A malformed identifier.","$ref":"#/$defs/refusedResponse"},"no_path":{"description":"A path that the interface does not have.","$ref":"#/$defs/refusedResponse"},"reference":{"description":"An identifier in the input or in a filter that no record has, if the error names no field.","$ref":"#/$defs/refusedResponse"},"parameter":{"description":"A page beyond the last, or another invalid parameter of a list, if the error names no field.","$ref":"#/$defs/refusedResponse"},"no_fields":{"description":"An update that sends no field, if the error names no field.","$ref":"#/$defs/refusedResponse"},"method":{"description":"A method that the path does not have.","$ref":"#/$defs/refusedResponse"},"accept":{"description":"A request that does not accept JSON.","$ref":"#/$defs/refusedResponse"},"media_type":{"description":"A body of an unsupported media type.","$ref":"#/$defs/refusedResponse"},"too_large":{"description":"A body that is too large.","$ref":"#/$defs/refusedResponse"},"invalid":{"description":"Fields that are missing or malformed.","$ref":"#/$defs/refusedResponse"},"missing":{"description":"Fields that are missing, if they are refused separately (question errors.missing). Otherwise, invalid applies.","$ref":"#/$defs/refusedResponse"},"conflict":{"description":"An alias that is taken, if the refusal has a status of its own.","$ref":"#/$defs/refusedResponse"},"in_use":{"description":"The deletion of a pixel that links use.","$ref":"#/$defs/refusedResponse"},"rate_limited":{"description":"A key that has sent too many requests.","$ref":"#/$defs/refusedResponse"},"unavailable":{"description":"A request that the server cannot handle now.","$ref":"#/$defs/refusedResponse"},"unreadable":{"description":"A request that cannot be read as HTTP.","$ref":"#/$defs/refusedResponse"},"failed":{"description":"A request during which the server failed.","$ref":"#/$defs/refusedResponse"}},"additionalProperties":false}},"additionalProperties":false},"answers":{"description":"How the server behaves: answers by question. The shapes show how it writes its responses.","type":"object","properties":{"list.page-parameter":{"type":"object","properties":{"name":{"type":"string","minLength":1,"description":"Name of the query parameter."},"counts":{"type":"string","enum":["pages","records","cursor","ids"],"description":"What the parameter counts. A cursor is opaque; with ids, it is the id of the record before the page."},"first":{"type":"integer","enum":[0,1],"description":"The number of the first page or record."}},"required":["name","counts"],"additionalProperties":false,"description":"How does a client request a further page? (§4.3)","default":{"name":"page","counts":"pages","first":1},"examples":[{"name":"offset","counts":"records","first":0},{"name":"cursor","counts":"cursor"}]},"list.page-beyond-last":{"oneOf":[{"type":"string","enum":["empty","last-page"]},{"$ref":"#/$defs/refusal"}],"description":"How does the service respond to a page beyond the last one? With an empty page, or with the last page instead. (§4.3)","default":"empty","examples":["last-page",404]},"list.page-invalid":{"oneOf":[{"type":"string","enum":["first-page"]},{"$ref":"#/$defs/refusal"}],"description":"How does the service respond to a page that is not a page number (0, -1, abc)? (§4.3)","default":"first-page","examples":[422,400]},"list.per-page":{"oneOf":[{"type":"string","enum":["ignored","larger","nearest","taken"],"description":"`ignored` uses the default size, `larger` the next larger documented size, `nearest` the nearest documented size, and `taken` the sent number, from 1 to 100."},{"$ref":"#/$defs/refusal"}],"description":"How does the service respond to a per_page other than the documented values? (§8)","default":422,"examples":["ignored","larger","nearest","taken",400]},"list.unknown-value":{"oneOf":[{"$ref":"#/$defs/unknownValue"},{"type":"object","properties":{"default":{"$ref":"#/$defs/unknownValue"},"search_by":{"$ref":"#/$defs/unknownValue"},"status":{"$ref":"#/$defs/unknownValue"},"sort_by":{"$ref":"#/$defs/unknownValue"},"sort":{"$ref":"#/$defs/unknownValue"},"type":{"$ref":"#/$defs/unknownValue"}},"required":["default"],"additionalProperties":false}],"description":"How does the service respond to an undocumented value of any other list parameter? `ignored` treats it as not sent; `empty` is a list without records. If parameters differ, one answer is the default and some parameters have their own. (§7)","default":422,"examples":["ignored",400,{"default":"ignored","type":"empty"},{"default":422,"status":400,"sort":"ignored"}]},"list.unknown-parameter":{"oneOf":[{"type":"string","enum":["ignored"]},{"$ref":"#/$defs/refusal"}],"description":"How does the service respond to a list parameter that the document does not name? (§4.1)","default":"ignored","examples":[422]},"list.unknown-filter-id":{"oneOf":[{"$ref":"#/$defs/unknownFilter"},{"type":"object","properties":{"default":{"$ref":"#/$defs/unknownFilter"},"malformed":{"$ref":"#/$defs/unknownFilter"}},"required":["default","malformed"],"additionalProperties":false}],"description":"How does the service respond to a filter by an id that does not exist? An id that cannot exist at all may have an answer of its own. (§7)","default":"empty","examples":[422,{"default":"empty","malformed":400}]},"ids.type":{"type":"string","enum":["integer","string","digits"],"description":"What is the JSON type of a record's id? (§4.1)","default":"integer","examples":["string","digits"]},"ids.malformed":{"$ref":"#/$defs/refusal","description":"How does the service respond to an id that cannot exist? (§7)","default":404,"examples":[400,422]},"links.title":{"oneOf":[{"type":"string","enum":["host-and-path","host","url","alias","page","none"]},{"type":"object","properties":{"text":{"type":"string","minLength":1,"maxLength":200,"description":"The title of every new link."}},"required":["text"],"additionalProperties":false}],"description":"Where does a link's title come from? There is no field for it. It is the url as a whole, its host, its host and path, the alias, the title of the page, or the same text for each new link. (§4.1)","default":"host-and-path","examples":["host","url","alias","page","none",{"text":"Untitled"}]},"links.title.after":{"type":"integer","minimum":0,"maximum":60000,"description":"How long after its creation does a link get its title, in milliseconds? Until then it has none. Some services look for a title in the background. (§4.1)","default":0,"examples":[500]},"links.create.required":{"type":"array","items":{"type":"string","enum":["url","domain_id","alias"]},"uniqueItems":true,"contains":{"const":"url"},"description":"Which fields does a new link require? (§4.3)","default":["url"],"examples":[["url","domain_id"]]},"links.domain.unsent":{"type":"string","enum":["first","last","none"],"description":"Which domain of the account does a new link get that is sent without one? With `none`, it has no domain. (§2.1)","default":"first","examples":["last","none"]},"pixels.create.required":{"type":"array","items":{"type":"string","enum":["name","type","value"]},"uniqueItems":true,"description":"Which fields does a new pixel require? (§4.3)","default":["name","type","value"],"examples":[["name","type"],["type","value"]]},"links.domain-synonym":{"type":"string","enum":["both","domain_id","domain"],"description":"Under which names may the domain of a new link be sent? If both are sent, domain_id wins. (§2.1)","default":"both","examples":["domain_id","domain"]},"update.partial":{"oneOf":[{"$ref":"#/$defs/unsentField"},{"type":"object","properties":{"default":{"$ref":"#/$defs/unsentField"},"space_id":{"$ref":"#/$defs/unsentField"},"pixel_ids":{"$ref":"#/$defs/unsentField"},"password":{"$ref":"#/$defs/unsentField"},"privacy_password":{"$ref":"#/$defs/unsentField"},"disabled":{"$ref":"#/$defs/unsentField"},"privacy":{"$ref":"#/$defs/unsentField"},"expiration_url":{"$ref":"#/$defs/unsentField"},"expiration_date":{"$ref":"#/$defs/unsentField"},"expiration_time":{"$ref":"#/$defs/unsentField"},"expiration_clicks":{"$ref":"#/$defs/unsentField"},"target_type":{"$ref":"#/$defs/unsentField"},"country":{"$ref":"#/$defs/unsentField"},"platform":{"$ref":"#/$defs/unsentField"},"language":{"$ref":"#/$defs/unsentField"},"rotation":{"$ref":"#/$defs/unsentField"}},"required":["default"],"additionalProperties":false}],"description":"Does an update of a link or a pixel preserve the fields that it does not send? With `replaces` they have no value afterwards. If fields of a link differ, one answer is the default and some fields have their own. (§4.1)","default":"keeps","examples":["replaces",{"default":"keeps","pixel_ids":"replaces"}]},"links.update.empty-body":{"oneOf":[{"type":"string","enum":["unchanged","touched"]},{"$ref":"#/$defs/refusal"}],"description":"How does the service respond to an update of a link or a pixel that sends no field? It changes no field; with `touched` it still counts as an update and changes the time of update. (§4.3)","default":"unchanged","examples":["touched",422]},"update.same-values":{"type":"string","enum":["touched","unchanged"],"description":"Does an update count if it sends only values that the record already has? With `unchanged`, the time of update stays as it was. (§4.1)","default":"touched","examples":["unchanged"]},"update.patch":{"oneOf":[{"type":"string","enum":["as-put"]},{"$ref":"#/$defs/refusedMethod"}],"description":"How does the service respond to PATCH on a record? (§4.1)","default":405,"examples":["as-put"]},"links.update.domain":{"oneOf":[{"type":"string","enum":["ignored"]},{"$ref":"#/$defs/refusal"}],"description":"What does an update do with domain_id? (§4.1)","default":"ignored","examples":[422]},"links.title.on-update":{"type":"string","enum":["follows","kept","later"],"description":"Does a derived title change when the link's url changes? With `later`, it does as long after the update as after a create (`links.title.after`), and until then the link keeps its old title. (§4.1)","default":"follows","examples":["kept","later"]},"input.empty-value":{"type":"object","properties":{"optional":{"description":"What the service does with an optional field.","type":"string","enum":["clears","absent","refused"]},"links":{"description":"What an update of a link does with a field that a new link must have.","type":"string","enum":["refused","absent"]},"pixels":{"description":"What an update of a pixel does with a field that a new pixel must have.","type":"string","enum":["refused","absent"]}},"additionalProperties":false,"description":"What does a field mean that is sent empty? With `clears`, a create treats it as not sent, and refuses it if the field is required. An empty parameter of a list always counts as not sent. (§4.3)","default":{"optional":"clears","links":"refused","pixels":"refused"},"examples":[{"optional":"absent","links":"absent","pixels":"absent"},{"optional":"refused","links":"refused","pixels":"refused"},{"optional":"clears","links":"absent","pixels":"refused"}]},"input.unknown-field":{"oneOf":[{"type":"string","enum":["ignored"]},{"$ref":"#/$defs/refusal"}],"description":"What does the service do with a field that the document does not name? (§4.3)","default":"ignored","examples":[422]},"input.duplicate-field":{"oneOf":[{"type":"string","enum":["last","first"]},{"$ref":"#/$defs/refusal"}],"description":"Which value counts if a field is sent twice? Where the service refuses that, it still takes the last value of a list item or a list parameter that is sent twice. (§4.3)","default":"last","examples":["first",422]},"input.encoding":{"oneOf":[{"type":"string","enum":["kept"]},{"$ref":"#/$defs/refusal"}],"description":"What does the service do with malformed percent-encoding or bytes that are not UTF-8? (§7)","default":"kept","examples":[400]},"input.content-type":{"type":"object","properties":{"also":{"description":"Media types read as well.","type":"array","items":{"type":"string","enum":["json","multipart"]},"uniqueItems":true},"otherwise":{"description":"What the service does with other bodies - it refuses them with this status, reads no fields, or reads them as a form.","oneOf":[{"type":"string","enum":["absent","form"]},{"$ref":"#/$defs/refusal"}]}},"required":["also","otherwise"],"additionalProperties":false,"description":"What does the service do with a body that is not form-encoded? It does not read empty bodies, nor bodies of GET and DELETE. (§7)","default":{"also":[],"otherwise":415},"examples":[{"also":["json"],"otherwise":415},{"also":["json","multipart"],"otherwise":415},{"also":[],"otherwise":"absent"},{"also":[],"otherwise":"form"}]},"input.query-fields":{"type":"string","enum":["ignored","read"],"description":"What does the service do with fields in the query string of a POST or PUT? (§4)","default":"ignored","examples":["read"]},"input.id-lists":{"oneOf":[{"type":"string","enum":["brackets","comma","ignored"]},{"$ref":"#/$defs/refusal"}],"description":"How may a list of ids be written? Brackets with or without an index are always read. A bare value is a list of one id; with `comma` it may also have several, with commas between them. Or the service does not read bare values, or refuses them. An id that is sent twice counts once. (§2.1)","default":"brackets","examples":["comma","ignored",422]},"input.list-index-gaps":{"oneOf":[{"type":"string","enum":["closed"]},{"$ref":"#/$defs/refusal"}],"description":"What does the service do with gaps in the indexes of a list? With `closed`, the rows are put in index order; errors name the index that was sent. (§2.1)","default":"closed","examples":[422]},"input.list-row-incomplete":{"oneOf":[{"type":"string","enum":["dropped"]},{"$ref":"#/$defs/refusal"}],"description":"What does the service do with a row that has no key or no value? (§2.1)","default":422,"examples":["dropped"]},"input.lists-on-update":{"type":"string","enum":["replaces","merges"],"description":"What does a list do that is sent with an update? A list that is not sent is preserved; one that is sent empty is cleared. (§4.1)","default":"replaces","examples":["merges"]},"links.alias.rule":{"type":"object","properties":{"pattern":{"type":"string","format":"regex","description":"Regular expression of an alias."},"case":{"type":"string","enum":["sensitive","insensitive"],"description":"Whether aliases that differ only in case are different."}},"required":["pattern","case"],"additionalProperties":false,"description":"Which aliases are allowed, and does their case matter? (§2.1)","default":{"pattern":"^[A-Za-z0-9_-]{1,255}$","case":"sensitive"},"examples":[{"pattern":"^[a-z0-9-]{3,50}$","case":"insensitive"}]},"links.alias.generated":{"oneOf":[{"type":"integer","minimum":3,"maximum":32,"description":"The number of characters."},{"description":"The least and the greatest number of characters.","type":"object","properties":{"least":{"type":"integer","minimum":3,"maximum":32},"most":{"type":"integer","minimum":3,"maximum":32}},"required":["least","most"],"additionalProperties":false},{"type":"string","enum":["words","none"]}],"description":"How does the service generate an alias? `words` is two words and a number, such as brave-otter-42. With `none`, a link that is sent without an alias has none, and its short address ends in a code. (§2.1)","default":6,"examples":[5,8,{"least":4,"most":7},"words","none"]},"links.alias.unique":{"type":"object","properties":{"scope":{"type":"string","enum":["domain","account"]},"status":{"$ref":"#/$defs/refusal"}},"additionalProperties":false,"description":"Is an alias unique within its domain or within the account, and how does the service respond to a taken one? (§2.1)","default":{"scope":"domain","status":422},"examples":[{"scope":"domain","status":409},{"scope":"domain","status":400},{"scope":"account","status":422}]},"links.url.rule":{"type":"object","properties":{"schemes":{"description":"Allowed schemes; empty allows any.","type":"array","items":{"title":"the name of a scheme in small letters, such as https","type":"string","pattern":"^[a-z][a-z0-9+.-]*$"}},"length":{"type":"integer","minimum":1,"description":"Greatest length in characters."}},"additionalProperties":false,"description":"Which destinations are allowed? (§2.1)","default":{"schemes":["http","https"],"length":2048},"examples":[{"schemes":[],"length":2048}]},"references.unknown":{"oneOf":[{"$ref":"#/$defs/unknownReference"},{"type":"object","properties":{"default":{"$ref":"#/$defs/unknownReference"},"domain_id":{"$ref":"#/$defs/unknownReference"},"space_id":{"$ref":"#/$defs/unknownReference"},"pixel_ids":{"$ref":"#/$defs/unknownReference"}},"required":["default"],"additionalProperties":false}],"description":"What does the service do with the id of a domain, space or pixel that does not exist? If they differ, one answer is the default and some fields have their own. (§7)","default":422,"examples":["ignored",{"default":422,"pixel_ids":"ignored"},{"default":"ignored","domain_id":404}]},"links.privacy.password":{"oneOf":[{"type":"string","enum":["accepted"]},{"$ref":"#/$defs/refusal"}],"description":"What does the service do with privacy 2 without a privacy_password? (§2.1)","default":422,"examples":["accepted"]},"links.password.meaning":{"type":"string","enum":["separate","same"],"description":"Are password (it guards the redirect) and privacy_password (it guards the statistics page) independent? The interface only stores them. (§2.1)","default":"separate","examples":["same"]},"links.target-type.undocumented":{"oneOf":[{"type":"string","enum":["accepted"]},{"$ref":"#/$defs/refusal"}],"description":"What does the service do with target_type 3, which the document leaves out? (§2.1)","default":422,"examples":["accepted"]},"links.target-type.unsent":{"type":"string","enum":["unchanged","by-list"],"description":"Which target_type does a link get that is sent with a targeting list but without a target_type? It keeps its target_type, or gets the one that names the list; of several lists, the lowest. (§2.1)","default":"unchanged","examples":["by-list"]},"links.targeting.inactive":{"type":"string","enum":["kept","dropped","all-dropped"],"description":"What does the service do with a targeting list that target_type does not name? `dropped` discards those lists, except languages, which no documented target_type names; `all-dropped` discards languages too. (§2.1)","default":"kept","examples":["dropped","all-dropped"]},"links.targeting.keys":{"oneOf":[{"$ref":"#/$defs/targetKeys"},{"type":"object","properties":{"default":{"$ref":"#/$defs/targetKeys"},"country":{"$ref":"#/$defs/targetKeys"},"platform":{"$ref":"#/$defs/targetKeys"},"language":{"$ref":"#/$defs/targetKeys"}},"required":["default"],"additionalProperties":false}],"description":"Which keys do targeting lists accept? `strict` is ISO 3166-1 alpha-2 in capitals for countries, ISO 639-1 in lower case for languages, and the document's platforms exactly. `any-case` also accepts other cases and shows the canonical one; `any-case-kept` shows the key as it was sent. `any-text` accepts and shows any text; `any-text-cased` shows a known key in its canonical case. If lists differ, one answer is the default and some lists have their own. (§2.1)","default":"strict","examples":["any-case","any-case-kept","any-text","any-text-cased",{"default":"any-text","platform":"strict"}]},"pixels.delete.attached":{"oneOf":[{"type":"string","enum":["detached","touched"]},{"$ref":"#/$defs/refusal"}],"description":"What happens when a pixel is deleted that links use? It is removed from the links: with `detached` their time of update stays, with `touched` it changes. (§4.2)","default":"detached","examples":["touched",409]},"links.expiration.zone":{"type":"string","minLength":1,"description":"In which time zone does a link expire?\nIANA time zone name. (§2.1)","default":"UTC","examples":["America/New_York"]},"links.expiration.date-only":{"type":"string","enum":["start-of-day","end-of-day","last-minute","last-second","last-millisecond"],"description":"When does a link expire that has a date but no time? `end-of-day` is the midnight that ends the date; `last-minute` is 23:59, `last-second` 23:59:59 and `last-millisecond` 23:59:59.999. (§2.1)","default":"start-of-day","examples":["end-of-day","last-minute","last-second","last-millisecond"]},"links.expiration.time-only":{"oneOf":[{"type":"string","enum":["no-effect"]},{"$ref":"#/$defs/refusal"}],"description":"What does the service do with an expiration time without a date? (§2.1)","default":422,"examples":["no-effect"]},"links.expiration.past":{"oneOf":[{"type":"string","enum":["expired"]},{"$ref":"#/$defs/refusal"}],"description":"What does the service do with an expiration date in the past? (§3)","default":"expired","examples":[422]},"links.expiration.clicks":{"oneOf":[{"type":"string","enum":["no-limit","at-once"]},{"$ref":"#/$defs/refusal"}],"description":"What does an expiration by 0 clicks mean? With any other number, the link expires when its clicks reach it. (§3)","default":"no-limit","examples":["at-once",422]},"links.status.precedence":{"type":"string","enum":["disabled","expired","both"],"description":"Which status does a link have that is both disabled and expired? With `both` its status is disabled, and the list of expired links contains it too. (§3)","default":"disabled","examples":["expired","both"]},"search.match":{"type":"object","properties":{"where":{"type":"string","enum":["anywhere","start","whole","words","word-starts"]},"case":{"type":"string","enum":["insensitive","sensitive"]}},"required":["where","case"],"additionalProperties":false,"description":"How does a search match a text? With `words`, each word of the search must be a word of the text, in any order. With `word-starts`, it must begin a word of the text. (§4.1)","default":{"where":"anywhere","case":"insensitive"},"examples":[{"where":"start","case":"insensitive"},{"where":"whole","case":"insensitive"},{"where":"words","case":"insensitive"},{"where":"word-starts","case":"insensitive"},{"where":"anywhere","case":"sensitive"}]},"sort.order":{"type":"object","properties":{"text":{"description":"By code point of the lower-cased text, of the text itself, or by Unicode collation.","type":"string","enum":["folded","code-point","locale"]},"unset":{"type":"string","enum":["last","lowest"],"description":"Last in both directions, or below every value."},"ties":{"description":"By id in the direction of the sort, or by id in one direction always.","type":"string","enum":["id","id-ascending","id-descending"]}},"additionalProperties":false,"description":"How are texts compared, where do unset values go, and how are ties broken? (§4.1)","default":{"text":"folded","unset":"last","ties":"id"},"examples":[{"text":"code-point","unset":"last","ties":"id"},{"text":"locale","unset":"lowest","ties":"id-ascending"},{"text":"folded","unset":"last","ties":"id-descending"}]},"auth.missing":{"$ref":"#/$defs/refusal","description":"How does the service respond to a request without an API key? (§5)","default":401,"examples":[403]},"auth.invalid":{"$ref":"#/$defs/refusal","description":"How does the service respond to a wrong API key? (§5)","default":401,"examples":[403]},"auth.header":{"type":"string","enum":["strict","exact","spaced","lenient","last"],"description":"How strictly does the service read the Authorization header? `strict` requires the scheme Bearer in any case, one space and the key. `exact` requires Bearer in exactly this case; `spaced` accepts more spaces; `lenient` accepts the key without a scheme too; `last` takes the text after the last \"Bearer \", up to a comma, as Laravel does. (§5)","default":"strict","examples":["exact","spaced","lenient","last"]},"auth.malformed":{"type":"string","enum":["missing","invalid"],"description":"Does the service treat an Authorization header that it cannot read as a missing key or as a wrong one? (§5)","default":"missing","examples":["invalid"]},"auth.challenge":{"type":"string","enum":["bearer","none"],"description":"Does a 401 carry WWW-Authenticate? (§5)","default":"bearer","examples":["none"]},"auth.scope":{"type":"string","enum":["own","shared"],"description":"Whose records does an API key open? (§5)","default":"own","examples":["shared"]},"errors.validation.status":{"$ref":"#/$defs/refusal","description":"With which status does the service refuse invalid input? (§7)","default":422,"examples":[400,200]},"errors.missing":{"oneOf":[{"type":"string","enum":["together"]},{"$ref":"#/$defs/refusal"}],"description":"How does the service respond to a request that lacks a required field? Like other invalid input, together with the other mistakes (`together`), or with a refusal of its own: this status, and only the missing fields. (§7)","default":"together","examples":[400,422]},"errors.fields":{"description":"Which refusals that have a question of their own list their mistakes by field, as the refusal of invalid input does? For a malformed id the field is id.\nBy question, whether its refusal names fields. If several refusals apply, the response has those that do. (§7)","type":"object","properties":{"ids.malformed":{"type":"boolean"},"list.page-beyond-last":{"type":"boolean"},"list.page-invalid":{"type":"boolean"},"list.unknown-value":{"type":"boolean"},"list.unknown-filter-id":{"type":"boolean"},"links.update.empty-body":{"type":"boolean"},"links.alias.unique":{"type":"boolean"},"references.unknown":{"type":"boolean"}},"additionalProperties":false,"default":{"ids.malformed":false,"list.page-beyond-last":false,"list.page-invalid":true,"list.unknown-value":true,"list.unknown-filter-id":true,"links.update.empty-body":false,"links.alias.unique":true,"references.unknown":true},"examples":[{"ids.malformed":true,"list.page-beyond-last":true,"list.page-invalid":false,"list.unknown-value":false,"list.unknown-filter-id":false,"links.update.empty-body":true,"links.alias.unique":false,"references.unknown":false}]},"errors.named-field":{"description":"Which field does a refusal name that is about two fields: an expiration time without a date, or privacy 2 without a privacy_password? The missing one, or the one that was sent and needs it.\nBy question, which field its refusal names. (§7)","type":"object","properties":{"links.expiration.time-only":{"type":"string","enum":["missing","sent"]},"links.privacy.password":{"type":"string","enum":["missing","sent"]}},"additionalProperties":false,"default":{"links.expiration.time-only":"missing","links.privacy.password":"missing"},"examples":[{"links.expiration.time-only":"sent","links.privacy.password":"sent"}]},"errors.not-found":{"$ref":"#/$defs/refusal","description":"How does the service respond to the id of a record that does not exist? (§7)","default":404,"examples":[410,200]},"errors.deleted":{"description":"How does the service respond to the id of a record that was deleted? With `as-unknown`, as to the id of a record that never existed.\nBy kind of record. (§7)","type":"object","properties":{"links":{"$ref":"#/$defs/deletedRecord"},"pixels":{"$ref":"#/$defs/deletedRecord"}},"required":["links","pixels"],"additionalProperties":false,"default":{"links":"as-unknown","pixels":"as-unknown"},"examples":[{"links":410,"pixels":"as-unknown"},{"links":410,"pixels":410}]},"errors.unknown-path":{"$ref":"#/$defs/refusal","description":"How does the service respond to a path that the interface does not have? (§7)","default":404,"examples":[400]},"errors.method":{"$ref":"#/$defs/refusedMethod","description":"How does the service respond to a method that a path does not have? A 405 lists the methods in Allow. (§7)","default":405,"examples":[404]},"errors.too-large":{"type":"object","properties":{"status":{"$ref":"#/$defs/refusal"},"bytes":{"type":"integer","minimum":1024,"maximum":67108864},"fields":{"type":"integer","minimum":50,"maximum":100000,"description":"Greatest number of fields."}},"required":["status","bytes","fields"],"additionalProperties":false,"description":"How large may a body be, and how does the service respond to a larger one? (§8)","default":{"status":413,"bytes":1048576,"fields":1000},"examples":[{"status":400,"bytes":65536,"fields":1000}]},"errors.precedence":{"type":"array","items":{"type":"string","enum":["path","method","key","accept","media-type","size","record","input"]},"uniqueItems":true,"description":"Which error does the service report if there are several? (§7)","default":["path","method","key","accept","media-type","size","record","input"],"examples":[["key","path","accept","method","record","size","media-type","input"]]},"errors.malformed":{"type":"object","properties":{"unreadable":{"$ref":"#/$defs/refusal"},"headers":{"$ref":"#/$defs/refusal"},"slow":{"$ref":"#/$defs/refusal"}},"required":["unreadable","headers","slow"],"additionalProperties":false,"description":"How does the service respond to a request that it cannot read (invalid HTTP, headers too large, too slow)? (§7)","default":{"unreadable":400,"headers":431,"slow":408},"examples":[{"unreadable":400,"headers":400,"slow":400}]},"errors.unavailable":{"$ref":"#/$defs/status","description":"How does the service respond when it cannot process a request at the moment? (§7)","default":503,"examples":[500]},"limits.rate":{"oneOf":[{"type":"string","enum":["none"]},{"type":"object","properties":{"requests":{"type":"integer","minimum":1},"seconds":{"type":"integer","minimum":1,"description":"The period in seconds. Default is 60."},"writes":{"type":"integer","minimum":1,"description":"How many POST, PUT, PATCH and DELETE requests the key may send in the period, if they are counted on their own. By default they count like reads."},"headers":{"type":"string","enum":["x-ratelimit","ratelimit","none"],"description":"X-RateLimit-Limit and X-RateLimit-Remaining, or RateLimit-Limit and RateLimit-Remaining. Default is x-ratelimit."}},"required":["requests"],"additionalProperties":false}],"description":"How many requests may an API key send? Above the limit, the service responds with 429 and Retry-After. Headers of all responses show the limit and how many requests are left. (§8)","default":"none","examples":[{"requests":60,"seconds":60},{"requests":1000},{"requests":600,"writes":40},{"requests":1000,"headers":"ratelimit"}]},"http.head":{"oneOf":[{"type":"string","enum":["as-get"]},{"$ref":"#/$defs/refusedMethod"}],"description":"How does the service respond to HEAD where there is a GET? (§4)","default":"as-get","examples":[405]},"http.cors":{"type":"string","enum":["open","echoed","closed"],"description":"May pages of other origins call the service? `open` allows any origin and repeats the headers that a preflight asks for; `echoed` names the origin of the request and allows cookies. (§4)","default":"open","examples":["echoed","closed"]},"http.options":{"oneOf":[{"type":"string","enum":["refused"]},{"type":"integer","enum":[200,204]}],"description":"How does the service respond to OPTIONS that is not a preflight, or a preflight that is not allowed? A success names the methods in Allow. (§4)","default":"refused","examples":[200,204]},"http.trailing-slash":{"oneOf":[{"type":"string","enum":["same"]},{"type":"integer","enum":[301,302,307,308,404]}],"description":"How does the service respond to a path with a slash at its end? (§4)","default":"same","examples":[301,307,404]},"http.accept":{"oneOf":[{"type":"string","enum":["json"]},{"$ref":"#/$defs/refusal"}],"description":"How does the service respond to a request that does not accept JSON? (§4)","default":"json","examples":[406]}},"additionalProperties":false},"evidence":{"description":"What showed each answer, by question: the request and an excerpt of its response, in one line.","type":"object","properties":{"list.page-parameter":{"description":"How does a client request a further page?","$ref":"#/$defs/line"},"list.page-beyond-last":{"description":"How does the service respond to a page beyond the last one? With an empty page, or with the last page instead.","$ref":"#/$defs/line"},"list.page-invalid":{"description":"How does the service respond to a page that is not a page number (0, -1, abc)?","$ref":"#/$defs/line"},"list.per-page":{"description":"How does the service respond to a per_page other than the documented values?","$ref":"#/$defs/line"},"list.unknown-value":{"description":"How does the service respond to an undocumented value of any other list parameter? `ignored` treats it as not sent; `empty` is a list without records. If parameters differ, one answer is the default and some parameters have their own.","$ref":"#/$defs/line"},"list.unknown-parameter":{"description":"How does the service respond to a list parameter that the document does not name?","$ref":"#/$defs/line"},"list.unknown-filter-id":{"description":"How does the service respond to a filter by an id that does not exist? An id that cannot exist at all may have an answer of its own.","$ref":"#/$defs/line"},"ids.type":{"description":"What is the JSON type of a record's id?","$ref":"#/$defs/line"},"ids.malformed":{"description":"How does the service respond to an id that cannot exist?","$ref":"#/$defs/line"},"links.title":{"description":"Where does a link's title come from? There is no field for it. It is the url as a whole, its host, its host and path, the alias, the title of the page, or the same text for each new link.","$ref":"#/$defs/line"},"links.title.after":{"description":"How long after its creation does a link get its title, in milliseconds? Until then it has none. Some services look for a title in the background.","$ref":"#/$defs/line"},"links.create.required":{"description":"Which fields does a new link require?","$ref":"#/$defs/line"},"links.domain.unsent":{"description":"Which domain of the account does a new link get that is sent without one? With `none`, it has no domain.","$ref":"#/$defs/line"},"pixels.create.required":{"description":"Which fields does a new pixel require?","$ref":"#/$defs/line"},"links.domain-synonym":{"description":"Under which names may the domain of a new link be sent? If both are sent, domain_id wins.","$ref":"#/$defs/line"},"update.partial":{"description":"Does an update of a link or a pixel preserve the fields that it does not send? With `replaces` they have no value afterwards. If fields of a link differ, one answer is the default and some fields have their own.","$ref":"#/$defs/line"},"links.update.empty-body":{"description":"How does the service respond to an update of a link or a pixel that sends no field? It changes no field; with `touched` it still counts as an update and changes the time of update.","$ref":"#/$defs/line"},"update.same-values":{"description":"Does an update count if it sends only values that the record already has? With `unchanged`, the time of update stays as it was.","$ref":"#/$defs/line"},"update.patch":{"description":"How does the service respond to PATCH on a record?","$ref":"#/$defs/line"},"links.update.domain":{"description":"What does an update do with domain_id?","$ref":"#/$defs/line"},"links.title.on-update":{"description":"Does a derived title change when the link's url changes? With `later`, it does as long after the update as after a create (`links.title.after`), and until then the link keeps its old title.","$ref":"#/$defs/line"},"input.empty-value":{"description":"What does a field mean that is sent empty? With `clears`, a create treats it as not sent, and refuses it if the field is required. An empty parameter of a list always counts as not sent.","$ref":"#/$defs/line"},"input.unknown-field":{"description":"What does the service do with a field that the document does not name?","$ref":"#/$defs/line"},"input.duplicate-field":{"description":"Which value counts if a field is sent twice? Where the service refuses that, it still takes the last value of a list item or a list parameter that is sent twice.","$ref":"#/$defs/line"},"input.encoding":{"description":"What does the service do with malformed percent-encoding or bytes that are not UTF-8?","$ref":"#/$defs/line"},"input.content-type":{"description":"What does the service do with a body that is not form-encoded? It does not read empty bodies, nor bodies of GET and DELETE.","$ref":"#/$defs/line"},"input.query-fields":{"description":"What does the service do with fields in the query string of a POST or PUT?","$ref":"#/$defs/line"},"input.id-lists":{"description":"How may a list of ids be written? Brackets with or without an index are always read. A bare value is a list of one id; with `comma` it may also have several, with commas between them. Or the service does not read bare values, or refuses them. An id that is sent twice counts once.","$ref":"#/$defs/line"},"input.list-index-gaps":{"description":"What does the service do with gaps in the indexes of a list? With `closed`, the rows are put in index order; errors name the index that was sent.","$ref":"#/$defs/line"},"input.list-row-incomplete":{"description":"What does the service do with a row that has no key or no value?","$ref":"#/$defs/line"},"input.lists-on-update":{"description":"What does a list do that is sent with an update? A list that is not sent is preserved; one that is sent empty is cleared.","$ref":"#/$defs/line"},"links.alias.rule":{"description":"Which aliases are allowed, and does their case matter?","$ref":"#/$defs/line"},"links.alias.generated":{"description":"How does the service generate an alias? `words` is two words and a number, such as brave-otter-42. With `none`, a link that is sent without an alias has none, and its short address ends in a code.","$ref":"#/$defs/line"},"links.alias.unique":{"description":"Is an alias unique within its domain or within the account, and how does the service respond to a taken one?","$ref":"#/$defs/line"},"links.url.rule":{"description":"Which destinations are allowed?","$ref":"#/$defs/line"},"references.unknown":{"description":"What does the service do with the id of a domain, space or pixel that does not exist? If they differ, one answer is the default and some fields have their own.","$ref":"#/$defs/line"},"links.privacy.password":{"description":"What does the service do with privacy 2 without a privacy_password?","$ref":"#/$defs/line"},"links.password.meaning":{"description":"Are password (it guards the redirect) and privacy_password (it guards the statistics page) independent? The interface only stores them.","$ref":"#/$defs/line"},"links.target-type.undocumented":{"description":"What does the service do with target_type 3, which the document leaves out?","$ref":"#/$defs/line"},"links.target-type.unsent":{"description":"Which target_type does a link get that is sent with a targeting list but without a target_type? It keeps its target_type, or gets the one that names the list; of several lists, the lowest.","$ref":"#/$defs/line"},"links.targeting.inactive":{"description":"What does the service do with a targeting list that target_type does not name? `dropped` discards those lists, except languages, which no documented target_type names; `all-dropped` discards languages too.","$ref":"#/$defs/line"},"links.targeting.keys":{"description":"Which keys do targeting lists accept? `strict` is ISO 3166-1 alpha-2 in capitals for countries, ISO 639-1 in lower case for languages, and the document's platforms exactly. `any-case` also accepts other cases and shows the canonical one; `any-case-kept` shows the key as it was sent. `any-text` accepts and shows any text; `any-text-cased` shows a known key in its canonical case. If lists differ, one answer is the default and some lists have their own.","$ref":"#/$defs/line"},"pixels.delete.attached":{"description":"What happens when a pixel is deleted that links use? It is removed from the links: with `detached` their time of update stays, with `touched` it changes.","$ref":"#/$defs/line"},"links.expiration.zone":{"description":"In which time zone does a link expire?","$ref":"#/$defs/line"},"links.expiration.date-only":{"description":"When does a link expire that has a date but no time? `end-of-day` is the midnight that ends the date; `last-minute` is 23:59, `last-second` 23:59:59 and `last-millisecond` 23:59:59.999.","$ref":"#/$defs/line"},"links.expiration.time-only":{"description":"What does the service do with an expiration time without a date?","$ref":"#/$defs/line"},"links.expiration.past":{"description":"What does the service do with an expiration date in the past?","$ref":"#/$defs/line"},"links.expiration.clicks":{"description":"What does an expiration by 0 clicks mean? With any other number, the link expires when its clicks reach it.","$ref":"#/$defs/line"},"links.status.precedence":{"description":"Which status does a link have that is both disabled and expired? With `both` its status is disabled, and the list of expired links contains it too.","$ref":"#/$defs/line"},"search.match":{"description":"How does a search match a text? With `words`, each word of the search must be a word of the text, in any order. With `word-starts`, it must begin a word of the text.","$ref":"#/$defs/line"},"sort.order":{"description":"How are texts compared, where do unset values go, and how are ties broken?","$ref":"#/$defs/line"},"auth.missing":{"description":"How does the service respond to a request without an API key?","$ref":"#/$defs/line"},"auth.invalid":{"description":"How does the service respond to a wrong API key?","$ref":"#/$defs/line"},"auth.header":{"description":"How strictly does the service read the Authorization header? `strict` requires the scheme Bearer in any case, one space and the key. `exact` requires Bearer in exactly this case; `spaced` accepts more spaces; `lenient` accepts the key without a scheme too; `last` takes the text after the last \"Bearer \", up to a comma, as Laravel does.","$ref":"#/$defs/line"},"auth.malformed":{"description":"Does the service treat an Authorization header that it cannot read as a missing key or as a wrong one?","$ref":"#/$defs/line"},"auth.challenge":{"description":"Does a 401 carry WWW-Authenticate?","$ref":"#/$defs/line"},"auth.scope":{"description":"Whose records does an API key open?","$ref":"#/$defs/line"},"errors.validation.status":{"description":"With which status does the service refuse invalid input?","$ref":"#/$defs/line"},"errors.missing":{"description":"How does the service respond to a request that lacks a required field? Like other invalid input, together with the other mistakes (`together`), or with a refusal of its own: this status, and only the missing fields.","$ref":"#/$defs/line"},"errors.fields":{"description":"Which refusals that have a question of their own list their mistakes by field, as the refusal of invalid input does? For a malformed id the field is id.","$ref":"#/$defs/line"},"errors.named-field":{"description":"Which field does a refusal name that is about two fields: an expiration time without a date, or privacy 2 without a privacy_password? The missing one, or the one that was sent and needs it.","$ref":"#/$defs/line"},"errors.not-found":{"description":"How does the service respond to the id of a record that does not exist?","$ref":"#/$defs/line"},"errors.deleted":{"description":"How does the service respond to the id of a record that was deleted? With `as-unknown`, as to the id of a record that never existed.","$ref":"#/$defs/line"},"errors.unknown-path":{"description":"How does the service respond to a path that the interface does not have?","$ref":"#/$defs/line"},"errors.method":{"description":"How does the service respond to a method that a path does not have? A 405 lists the methods in Allow.","$ref":"#/$defs/line"},"errors.too-large":{"description":"How large may a body be, and how does the service respond to a larger one?","$ref":"#/$defs/line"},"errors.precedence":{"description":"Which error does the service report if there are several?","$ref":"#/$defs/line"},"errors.malformed":{"description":"How does the service respond to a request that it cannot read (invalid HTTP, headers too large, too slow)?","$ref":"#/$defs/line"},"errors.unavailable":{"description":"How does the service respond when it cannot process a request at the moment?","$ref":"#/$defs/line"},"limits.rate":{"description":"How many requests may an API key send? Above the limit, the service responds with 429 and Retry-After. Headers of all responses show the limit and how many requests are left.","$ref":"#/$defs/line"},"http.head":{"description":"How does the service respond to HEAD where there is a GET?","$ref":"#/$defs/line"},"http.cors":{"description":"May pages of other origins call the service? `open` allows any origin and repeats the headers that a preflight asks for; `echoed` names the origin of the request and allows cookies.","$ref":"#/$defs/line"},"http.options":{"description":"How does the service respond to OPTIONS that is not a preflight, or a preflight that is not allowed? A success names the methods in Allow.","$ref":"#/$defs/line"},"http.trailing-slash":{"description":"How does the service respond to a path with a slash at its end?","$ref":"#/$defs/line"},"http.accept":{"description":"How does the service respond to a request that does not accept JSON?","$ref":"#/$defs/line"}},"additionalProperties":false}},"required":["name"],"additionalProperties":false,"$defs":{"status":{"description":"HTTP status code.","type":"integer","minimum":200,"maximum":599},"refusal":{"description":"HTTP status code of a refused request; 200 if only the body says that it is refused.","oneOf":[{"type":"integer","minimum":400,"maximum":499},{"type":"integer","const":200}]},"refusedMethod":{"description":"HTTP status code of a request whose method is refused.","oneOf":[{"$ref":"#/$defs/refusal"},{"type":"integer","const":501}]},"unknownValue":{"description":"How the service responds to an undocumented value of a list parameter.","oneOf":[{"type":"string","enum":["ignored","empty"]},{"$ref":"#/$defs/refusal"}]},"unknownReference":{"description":"What the service does with an id that does not exist.","oneOf":[{"type":"string","enum":["ignored"]},{"$ref":"#/$defs/refusal"}]},"targetKeys":{"description":"Which keys a targeting list accepts.","type":"string","enum":["strict","any-case","any-case-kept","any-text","any-text-cased"]},"unsentField":{"description":"What an update does with a field that is not sent.","type":"string","enum":["keeps","replaces"]},"deletedRecord":{"description":"How the service responds to the id of a record that was deleted.","oneOf":[{"type":"string","enum":["as-unknown"]},{"$ref":"#/$defs/refusal"}]},"unknownFilter":{"description":"How the service responds to a filter by an id that does not exist.","oneOf":[{"type":"string","enum":["empty"]},{"$ref":"#/$defs/refusal"}]},"shape":{},"mediaType":{"title":"a media type such as application/json","description":"A media type such as application/json.","type":"string","maxLength":200,"pattern":"^[a-z]+/[A-Za-z0-9.+-]+(; ?[A-Za-z0-9._-]+=([A-Za-z0-9._+-]+|\"[ !#-Z^-~]+\"))*$"},"response":{"description":"A kind of response.","type":"object","properties":{"status":{"type":"integer","minimum":200,"maximum":299,"description":"HTTP status code of success."},"type":{"description":"Media type. With a type other than JSON, a body can be a text.","$ref":"#/$defs/mediaType"},"headers":{"description":"Headers, by name.","type":"object","propertyNames":{"title":"the name of a header","pattern":"^[A-Za-z0-9-]+$"},"additionalProperties":{"$ref":"#/$defs/shape"}},"body":{"description":"The body; $absent means no body.","$ref":"#/$defs/shape"}},"additionalProperties":false},"listResponse":{"description":"A kind of response.","type":"object","properties":{"status":{"type":"integer","minimum":200,"maximum":299,"description":"HTTP status code of success."},"empty":{"type":"integer","minimum":200,"maximum":299,"description":"HTTP status code of a list without records, if it has one of its own. 204 has no body."},"partial":{"type":"integer","minimum":200,"maximum":299,"description":"HTTP status code of a list that shows some of its records, but not all, if it has one of its own."},"type":{"description":"Media type. With a type other than JSON, a body can be a text.","$ref":"#/$defs/mediaType"},"headers":{"description":"Headers, by name.","type":"object","propertyNames":{"title":"the name of a header","pattern":"^[A-Za-z0-9-]+$"},"additionalProperties":{"$ref":"#/$defs/shape"}},"body":{"description":"The body; $absent means no body.","$ref":"#/$defs/shape"}},"additionalProperties":false},"kindResponse":{"description":"A kind of response.","type":"object","properties":{"status":{"type":"integer","minimum":200,"maximum":299,"description":"HTTP status code of success."},"record":{"description":"The shape of $record or of each of $records, if it differs from link or pixel.","$ref":"#/$defs/shape"},"type":{"description":"Media type. With a type other than JSON, a body can be a text.","$ref":"#/$defs/mediaType"},"headers":{"description":"Headers, by name.","type":"object","propertyNames":{"title":"the name of a header","pattern":"^[A-Za-z0-9-]+$"},"additionalProperties":{"$ref":"#/$defs/shape"}},"body":{"description":"The body; $absent means no body.","$ref":"#/$defs/shape"}},"additionalProperties":false},"kindListResponse":{"description":"A kind of response.","type":"object","properties":{"status":{"type":"integer","minimum":200,"maximum":299,"description":"HTTP status code of success."},"empty":{"type":"integer","minimum":200,"maximum":299,"description":"HTTP status code of a list without records, if it has one of its own. 204 has no body."},"partial":{"type":"integer","minimum":200,"maximum":299,"description":"HTTP status code of a list that shows some of its records, but not all, if it has one of its own."},"record":{"description":"The shape of $record or of each of $records, if it differs from link or pixel.","$ref":"#/$defs/shape"},"type":{"description":"Media type. With a type other than JSON, a body can be a text.","$ref":"#/$defs/mediaType"},"headers":{"description":"Headers, by name.","type":"object","propertyNames":{"title":"the name of a header","pattern":"^[A-Za-z0-9-]+$"},"additionalProperties":{"$ref":"#/$defs/shape"}},"body":{"description":"The body; $absent means no body.","$ref":"#/$defs/shape"}},"additionalProperties":false},"refusedResponse":{"description":"A kind of response.","type":"object","properties":{"status":{"oneOf":[{"type":"integer","minimum":400,"maximum":599},{"type":"integer","const":200}],"description":"HTTP status code of a refusal; 200 if only the body shows that the request is refused."},"type":{"description":"Media type. With a type other than JSON, a body can be a text.","$ref":"#/$defs/mediaType"},"headers":{"description":"Headers, by name.","type":"object","propertyNames":{"title":"the name of a header","pattern":"^[A-Za-z0-9-]+$"},"additionalProperties":{"$ref":"#/$defs/shape"}},"body":{"description":"The body; $absent means no body.","$ref":"#/$defs/shape"}},"additionalProperties":false},"line":{"description":"A text of one line.","title":"a text of 1 to 1000 characters in one line","type":"string","minLength":1,"maxLength":1000,"pattern":"^[^\\r\\n]*$"}}};
const formats0 = formats.date;
const schema20 = {"description":"A text of one line.","title":"a text of 1 to 1000 characters in one line","type":"string","minLength":1,"maxLength":1000,"pattern":"^[^\\r\\n]*$"};
const pattern3 = new RegExp("^[^\\r\\n]*$", "u");

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(data.length > 1000){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000},schema:1000,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern3.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\r\\n]*$"},schema:"^[^\\r\\n]*$",parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema21 = {};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate55.errors = null;
return true;
}
validate55.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema22 = {"description":"A kind of response.","type":"object","properties":{"status":{"type":"integer","minimum":200,"maximum":299,"description":"HTTP status code of success."},"type":{"description":"Media type. With a type other than JSON, a body can be a text.","$ref":"#/$defs/mediaType"},"headers":{"description":"Headers, by name.","type":"object","propertyNames":{"title":"the name of a header","pattern":"^[A-Za-z0-9-]+$"},"additionalProperties":{"$ref":"#/$defs/shape"}},"body":{"description":"The body; $absent means no body.","$ref":"#/$defs/shape"}},"additionalProperties":false};
const schema23 = {"title":"a media type such as application/json","description":"A media type such as application/json.","type":"string","maxLength":200,"pattern":"^[a-z]+/[A-Za-z0-9.+-]+(; ?[A-Za-z0-9._-]+=([A-Za-z0-9._+-]+|\"[ !#-Z^-~]+\"))*$"};
const pattern4 = new RegExp("^[a-z]+/[A-Za-z0-9.+-]+(; ?[A-Za-z0-9._-]+=([A-Za-z0-9._+-]+|\"[ !#-Z^-~]+\"))*$", "u");

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(data.length > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z]+/[A-Za-z0-9.+-]+(; ?[A-Za-z0-9._-]+=([A-Za-z0-9._+-]+|\"[ !#-Z^-~]+\"))*$"},schema:"^[a-z]+/[A-Za-z0-9.+-]+(; ?[A-Za-z0-9._-]+=([A-Za-z0-9._+-]+|\"[ !#-Z^-~]+\"))*$",parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern5 = new RegExp("^[A-Za-z0-9-]+$", "u");

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "type")) || (key0 === "headers")) || (key0 === "body"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema22.properties.status.type,parentSchema:schema22.properties.status,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 299 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 299},schema:299,parentSchema:schema22.properties.status,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 200 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema22.properties.status,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.type !== undefined){
if(!(validate61(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.headers !== undefined){
let data2 = data.headers;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const _errs7 = errors;
if(typeof key1 === "string"){
if(!pattern5.test(key1)){
const err4 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+$"},schema:"^[A-Za-z0-9-]+$",parentSchema:schema22.properties.headers.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
const err5 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/propertyNames",keyword:"propertyNames",params:{propertyName: key1},schema:schema22.properties.headers.propertyNames,parentSchema:schema22.properties.headers,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
for(const key2 in data2){
if(!(validate55(data2[key2], {instancePath:instancePath+"/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"},schema:schema22.properties.headers.type,parentSchema:schema22.properties.headers,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.body !== undefined){
if(!(validate55(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema24 = {"description":"A kind of response.","type":"object","properties":{"status":{"type":"integer","minimum":200,"maximum":299,"description":"HTTP status code of success."},"empty":{"type":"integer","minimum":200,"maximum":299,"description":"HTTP status code of a list without records, if it has one of its own. 204 has no body."},"partial":{"type":"integer","minimum":200,"maximum":299,"description":"HTTP status code of a list that shows some of its records, but not all, if it has one of its own."},"type":{"description":"Media type. With a type other than JSON, a body can be a text.","$ref":"#/$defs/mediaType"},"headers":{"description":"Headers, by name.","type":"object","propertyNames":{"title":"the name of a header","pattern":"^[A-Za-z0-9-]+$"},"additionalProperties":{"$ref":"#/$defs/shape"}},"body":{"description":"The body; $absent means no body.","$ref":"#/$defs/shape"}},"additionalProperties":false};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "status") || (key0 === "empty")) || (key0 === "partial")) || (key0 === "type")) || (key0 === "headers")) || (key0 === "body"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema24.properties.status.type,parentSchema:schema24.properties.status,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 299 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 299},schema:299,parentSchema:schema24.properties.status,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 200 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema24.properties.status,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.empty !== undefined){
let data1 = data.empty;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/type",keyword:"type",params:{type: "integer"},schema:schema24.properties.empty.type,parentSchema:schema24.properties.empty,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 299 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 299},schema:299,parentSchema:schema24.properties.empty,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 200 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema24.properties.empty,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.partial !== undefined){
let data2 = data.partial;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/partial",schemaPath:"#/properties/partial/type",keyword:"type",params:{type: "integer"},schema:schema24.properties.partial.type,parentSchema:schema24.properties.partial,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 299 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/partial",schemaPath:"#/properties/partial/maximum",keyword:"maximum",params:{comparison: "<=", limit: 299},schema:299,parentSchema:schema24.properties.partial,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 200 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/partial",schemaPath:"#/properties/partial/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema24.properties.partial,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.type !== undefined){
if(!(validate61(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.headers !== undefined){
let data4 = data.headers;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
const _errs11 = errors;
if(typeof key1 === "string"){
if(!pattern5.test(key1)){
const err10 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+$"},schema:"^[A-Za-z0-9-]+$",parentSchema:schema24.properties.headers.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid1 = _errs11 === errors;
if(!valid1){
const err11 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/propertyNames",keyword:"propertyNames",params:{propertyName: key1},schema:schema24.properties.headers.propertyNames,parentSchema:schema24.properties.headers,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
for(const key2 in data4){
if(!(validate55(data4[key2], {instancePath:instancePath+"/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"},schema:schema24.properties.headers.type,parentSchema:schema24.properties.headers,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.body !== undefined){
if(!(validate55(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema25 = {"description":"A kind of response.","type":"object","properties":{"status":{"type":"integer","minimum":200,"maximum":299,"description":"HTTP status code of success."},"record":{"description":"The shape of $record or of each of $records, if it differs from link or pixel.","$ref":"#/$defs/shape"},"type":{"description":"Media type. With a type other than JSON, a body can be a text.","$ref":"#/$defs/mediaType"},"headers":{"description":"Headers, by name.","type":"object","propertyNames":{"title":"the name of a header","pattern":"^[A-Za-z0-9-]+$"},"additionalProperties":{"$ref":"#/$defs/shape"}},"body":{"description":"The body; $absent means no body.","$ref":"#/$defs/shape"}},"additionalProperties":false};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "status") || (key0 === "record")) || (key0 === "type")) || (key0 === "headers")) || (key0 === "body"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema25.properties.status.type,parentSchema:schema25.properties.status,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 299 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 299},schema:299,parentSchema:schema25.properties.status,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 200 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema25.properties.status,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.record !== undefined){
if(!(validate55(data.record, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(validate61(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.headers !== undefined){
let data3 = data.headers;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
const _errs8 = errors;
if(typeof key1 === "string"){
if(!pattern5.test(key1)){
const err4 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+$"},schema:"^[A-Za-z0-9-]+$",parentSchema:schema25.properties.headers.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
const err5 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/propertyNames",keyword:"propertyNames",params:{propertyName: key1},schema:schema25.properties.headers.propertyNames,parentSchema:schema25.properties.headers,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
for(const key2 in data3){
if(!(validate55(data3[key2], {instancePath:instancePath+"/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"},schema:schema25.properties.headers.type,parentSchema:schema25.properties.headers,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.body !== undefined){
if(!(validate55(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema26 = {"description":"A kind of response.","type":"object","properties":{"status":{"type":"integer","minimum":200,"maximum":299,"description":"HTTP status code of success."},"empty":{"type":"integer","minimum":200,"maximum":299,"description":"HTTP status code of a list without records, if it has one of its own. 204 has no body."},"partial":{"type":"integer","minimum":200,"maximum":299,"description":"HTTP status code of a list that shows some of its records, but not all, if it has one of its own."},"record":{"description":"The shape of $record or of each of $records, if it differs from link or pixel.","$ref":"#/$defs/shape"},"type":{"description":"Media type. With a type other than JSON, a body can be a text.","$ref":"#/$defs/mediaType"},"headers":{"description":"Headers, by name.","type":"object","propertyNames":{"title":"the name of a header","pattern":"^[A-Za-z0-9-]+$"},"additionalProperties":{"$ref":"#/$defs/shape"}},"body":{"description":"The body; $absent means no body.","$ref":"#/$defs/shape"}},"additionalProperties":false};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "status") || (key0 === "empty")) || (key0 === "partial")) || (key0 === "record")) || (key0 === "type")) || (key0 === "headers")) || (key0 === "body"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema26.properties.status.type,parentSchema:schema26.properties.status,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 299 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 299},schema:299,parentSchema:schema26.properties.status,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 200 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema26.properties.status,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.empty !== undefined){
let data1 = data.empty;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/type",keyword:"type",params:{type: "integer"},schema:schema26.properties.empty.type,parentSchema:schema26.properties.empty,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 299 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 299},schema:299,parentSchema:schema26.properties.empty,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 200 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema26.properties.empty,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.partial !== undefined){
let data2 = data.partial;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/partial",schemaPath:"#/properties/partial/type",keyword:"type",params:{type: "integer"},schema:schema26.properties.partial.type,parentSchema:schema26.properties.partial,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 299 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/partial",schemaPath:"#/properties/partial/maximum",keyword:"maximum",params:{comparison: "<=", limit: 299},schema:299,parentSchema:schema26.properties.partial,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 200 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/partial",schemaPath:"#/properties/partial/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema26.properties.partial,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.record !== undefined){
if(!(validate55(data.record, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(validate61(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.headers !== undefined){
let data5 = data.headers;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
const _errs12 = errors;
if(typeof key1 === "string"){
if(!pattern5.test(key1)){
const err10 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+$"},schema:"^[A-Za-z0-9-]+$",parentSchema:schema26.properties.headers.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid1 = _errs12 === errors;
if(!valid1){
const err11 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/propertyNames",keyword:"propertyNames",params:{propertyName: key1},schema:schema26.properties.headers.propertyNames,parentSchema:schema26.properties.headers,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
for(const key2 in data5){
if(!(validate55(data5[key2], {instancePath:instancePath+"/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"},schema:schema26.properties.headers.type,parentSchema:schema26.properties.headers,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.body !== undefined){
if(!(validate55(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema27 = {"description":"A kind of response.","type":"object","properties":{"status":{"oneOf":[{"type":"integer","minimum":400,"maximum":599},{"type":"integer","const":200}],"description":"HTTP status code of a refusal; 200 if only the body shows that the request is refused."},"type":{"description":"Media type. With a type other than JSON, a body can be a text.","$ref":"#/$defs/mediaType"},"headers":{"description":"Headers, by name.","type":"object","propertyNames":{"title":"the name of a header","pattern":"^[A-Za-z0-9-]+$"},"additionalProperties":{"$ref":"#/$defs/shape"}},"body":{"description":"The body; $absent means no body.","$ref":"#/$defs/shape"}},"additionalProperties":false};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "type")) || (key0 === "headers")) || (key0 === "body"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/oneOf/0/type",keyword:"type",params:{type: "integer"},schema:schema27.properties.status.oneOf[0].type,parentSchema:schema27.properties.status.oneOf[0],data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 599 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/oneOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema27.properties.status.oneOf[0],data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 400 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/oneOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},schema:400,parentSchema:schema27.properties.status.oneOf[0],data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs6 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/oneOf/1/type",keyword:"type",params:{type: "integer"},schema:schema27.properties.status.oneOf[1].type,parentSchema:schema27.properties.status.oneOf[1],data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(200 !== data0){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/oneOf/1/const",keyword:"const",params:{allowedValue: 200},schema:200,parentSchema:schema27.properties.status.oneOf[1],data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema27.properties.status.oneOf,parentSchema:schema27.properties.status,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.type !== undefined){
if(!(validate61(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.headers !== undefined){
let data2 = data.headers;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const _errs11 = errors;
if(typeof key1 === "string"){
if(!pattern5.test(key1)){
const err7 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+$"},schema:"^[A-Za-z0-9-]+$",parentSchema:schema27.properties.headers.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid2 = _errs11 === errors;
if(!valid2){
const err8 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/propertyNames",keyword:"propertyNames",params:{propertyName: key1},schema:schema27.properties.headers.propertyNames,parentSchema:schema27.properties.headers,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
for(const key2 in data2){
if(!(validate55(data2[key2], {instancePath:instancePath+"/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"},schema:schema27.properties.headers.type,parentSchema:schema27.properties.headers,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.body !== undefined){
if(!(validate55(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema28 = {"description":"HTTP status code of a refused request; 200 if only the body says that it is refused.","oneOf":[{"type":"integer","minimum":400,"maximum":499},{"type":"integer","const":200}]};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "integer"},schema:schema28.oneOf[0].type,parentSchema:schema28.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 499 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/oneOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 499},schema:499,parentSchema:schema28.oneOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 400 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/oneOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},schema:400,parentSchema:schema28.oneOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err3 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "integer"},schema:schema28.oneOf[1].type,parentSchema:schema28.oneOf[1],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(200 !== data){
const err4 = {instancePath,schemaPath:"#/oneOf/1/const",keyword:"const",params:{allowedValue: 200},schema:200,parentSchema:schema28.oneOf[1],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema28.oneOf,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema29 = {"description":"How the service responds to an undocumented value of a list parameter.","oneOf":[{"type":"string","enum":["ignored","empty"]},{"$ref":"#/$defs/refusal"}]};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema29.oneOf[0].type,parentSchema:schema29.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "ignored") || (data === "empty"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema29.oneOf[0].enum},schema:schema29.oneOf[0].enum,parentSchema:schema29.oneOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!(validate120(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema29.oneOf,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema30 = {"description":"How the service responds to a filter by an id that does not exist.","oneOf":[{"type":"string","enum":["empty"]},{"$ref":"#/$defs/refusal"}]};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema30.oneOf[0].type,parentSchema:schema30.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data === "empty")){
const err1 = {instancePath,schemaPath:"#/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema30.oneOf[0].enum},schema:schema30.oneOf[0].enum,parentSchema:schema30.oneOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!(validate120(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema30.oneOf,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema31 = {"description":"What an update does with a field that is not sent.","type":"string","enum":["keeps","replaces"]};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "keeps") || (data === "replaces"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema31.enum},schema:schema31.enum,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema32 = {"description":"HTTP status code of a request whose method is refused.","oneOf":[{"$ref":"#/$defs/refusal"},{"type":"integer","const":501}]};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate120(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "integer"},schema:schema32.oneOf[1].type,parentSchema:schema32.oneOf[1],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(501 !== data){
const err1 = {instancePath,schemaPath:"#/oneOf/1/const",keyword:"const",params:{allowedValue: 501},schema:501,parentSchema:schema32.oneOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema32.oneOf,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema33 = {"description":"What the service does with an id that does not exist.","oneOf":[{"type":"string","enum":["ignored"]},{"$ref":"#/$defs/refusal"}]};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate171.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema33.oneOf[0].type,parentSchema:schema33.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data === "ignored")){
const err1 = {instancePath,schemaPath:"#/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema33.oneOf[0].enum},schema:schema33.oneOf[0].enum,parentSchema:schema33.oneOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!(validate120(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema33.oneOf,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema34 = {"description":"Which keys a targeting list accepts.","type":"string","enum":["strict","any-case","any-case-kept","any-text","any-text-cased"]};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "strict") || (data === "any-case")) || (data === "any-case-kept")) || (data === "any-text")) || (data === "any-text-cased"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema34.enum},schema:schema34.enum,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema35 = {"description":"How the service responds to the id of a record that was deleted.","oneOf":[{"type":"string","enum":["as-unknown"]},{"$ref":"#/$defs/refusal"}]};

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema35.oneOf[0].type,parentSchema:schema35.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data === "as-unknown")){
const err1 = {instancePath,schemaPath:"#/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema35.oneOf[0].enum},schema:schema35.oneOf[0].enum,parentSchema:schema35.oneOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!(validate120(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema35.oneOf,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema36 = {"description":"HTTP status code.","type":"integer","minimum":200,"maximum":599};

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate205.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 599 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 200 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"dynamicProps":false,"dynamicItems":false};

const func1 = Object.prototype.hasOwnProperty;
const pattern10 = new RegExp("^[a-z][a-z0-9+.-]*$", "u");

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "$schema") || (key0 === "name")) || (key0 === "observed")) || (key0 === "server")) || (key0 === "shapes")) || (key0 === "answers")) || (key0 === "evidence"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema19.properties.$schema.type,parentSchema:schema19.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length > 100){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema19.properties.name,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema19.properties.name,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema19.properties.name.type,parentSchema:schema19.properties.name,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.observed !== undefined){
let data2 = data.observed;
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err6 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema19.properties.observed,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/type",keyword:"type",params:{type: "string"},schema:schema19.properties.observed.type,parentSchema:schema19.properties.observed,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.server !== undefined){
if(!(validate53(data.server, {instancePath:instancePath+"/server",parentData:data,parentDataProperty:"server",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.shapes !== undefined){
let data4 = data.shapes;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(!(func1.call(schema19.properties.shapes.properties, key1))){
const err8 = {instancePath:instancePath+"/shapes",schemaPath:"#/properties/shapes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema19.properties.shapes,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data4.link !== undefined){
if(!(validate55(data4.link, {instancePath:instancePath+"/shapes/link",parentData:data4,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data4.pixel !== undefined){
if(!(validate55(data4.pixel, {instancePath:instancePath+"/shapes/pixel",parentData:data4,parentDataProperty:"pixel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data4.ids !== undefined){
let data7 = data4.ids;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
if(!((key2 === "links") || (key2 === "pixels"))){
const err9 = {instancePath:instancePath+"/shapes/ids",schemaPath:"#/properties/shapes/properties/ids/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema19.properties.shapes.properties.ids,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data7.links !== undefined){
if(!(validate55(data7.links, {instancePath:instancePath+"/shapes/ids/links",parentData:data7,parentDataProperty:"links",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data7.pixels !== undefined){
if(!(validate55(data7.pixels, {instancePath:instancePath+"/shapes/ids/pixels",parentData:data7,parentDataProperty:"pixels",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/shapes/ids",schemaPath:"#/properties/shapes/properties/ids/type",keyword:"type",params:{type: "object"},schema:schema19.properties.shapes.properties.ids.type,parentSchema:schema19.properties.shapes.properties.ids,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.record !== undefined){
if(!(validate60(data4.record, {instancePath:instancePath+"/shapes/record",parentData:data4,parentDataProperty:"record",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data4.list !== undefined){
if(!(validate66(data4.list, {instancePath:instancePath+"/shapes/list",parentData:data4,parentDataProperty:"list",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data4.created !== undefined){
if(!(validate60(data4.created, {instancePath:instancePath+"/shapes/created",parentData:data4,parentDataProperty:"created",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data4.updated !== undefined){
if(!(validate60(data4.updated, {instancePath:instancePath+"/shapes/updated",parentData:data4,parentDataProperty:"updated",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data4.deleted !== undefined){
if(!(validate60(data4.deleted, {instancePath:instancePath+"/shapes/deleted",parentData:data4,parentDataProperty:"deleted",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data4.links !== undefined){
let data15 = data4.links;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key3 in data15){
if(!(((((key3 === "record") || (key3 === "list")) || (key3 === "created")) || (key3 === "updated")) || (key3 === "deleted"))){
const err11 = {instancePath:instancePath+"/shapes/links",schemaPath:"#/properties/shapes/properties/links/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema19.properties.shapes.properties.links,data:data15};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data15.record !== undefined){
if(!(validate74(data15.record, {instancePath:instancePath+"/shapes/links/record",parentData:data15,parentDataProperty:"record",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data15.list !== undefined){
if(!(validate80(data15.list, {instancePath:instancePath+"/shapes/links/list",parentData:data15,parentDataProperty:"list",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
if(data15.created !== undefined){
if(!(validate74(data15.created, {instancePath:instancePath+"/shapes/links/created",parentData:data15,parentDataProperty:"created",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data15.updated !== undefined){
if(!(validate74(data15.updated, {instancePath:instancePath+"/shapes/links/updated",parentData:data15,parentDataProperty:"updated",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data15.deleted !== undefined){
if(!(validate74(data15.deleted, {instancePath:instancePath+"/shapes/links/deleted",parentData:data15,parentDataProperty:"deleted",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/shapes/links",schemaPath:"#/properties/shapes/properties/links/type",keyword:"type",params:{type: "object"},schema:schema19.properties.shapes.properties.links.type,parentSchema:schema19.properties.shapes.properties.links,data:data15};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.pixels !== undefined){
let data21 = data4.pixels;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key4 in data21){
if(!(((((key4 === "record") || (key4 === "list")) || (key4 === "created")) || (key4 === "updated")) || (key4 === "deleted"))){
const err13 = {instancePath:instancePath+"/shapes/pixels",schemaPath:"#/properties/shapes/properties/pixels/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema19.properties.shapes.properties.pixels,data:data21};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data21.record !== undefined){
if(!(validate74(data21.record, {instancePath:instancePath+"/shapes/pixels/record",parentData:data21,parentDataProperty:"record",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data21.list !== undefined){
if(!(validate80(data21.list, {instancePath:instancePath+"/shapes/pixels/list",parentData:data21,parentDataProperty:"list",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
if(data21.created !== undefined){
if(!(validate74(data21.created, {instancePath:instancePath+"/shapes/pixels/created",parentData:data21,parentDataProperty:"created",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data21.updated !== undefined){
if(!(validate74(data21.updated, {instancePath:instancePath+"/shapes/pixels/updated",parentData:data21,parentDataProperty:"updated",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data21.deleted !== undefined){
if(!(validate74(data21.deleted, {instancePath:instancePath+"/shapes/pixels/deleted",parentData:data21,parentDataProperty:"deleted",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/shapes/pixels",schemaPath:"#/properties/shapes/properties/pixels/type",keyword:"type",params:{type: "object"},schema:schema19.properties.shapes.properties.pixels.type,parentSchema:schema19.properties.shapes.properties.pixels,data:data21};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.errors !== undefined){
let data27 = data4.errors;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key5 in data27){
if(!(func1.call(schema19.properties.shapes.properties.errors.properties, key5))){
const err15 = {instancePath:instancePath+"/shapes/errors",schemaPath:"#/properties/shapes/properties/errors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},schema:false,parentSchema:schema19.properties.shapes.properties.errors,data:data27};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data27.error !== undefined){
if(!(validate94(data27.error, {instancePath:instancePath+"/shapes/errors/error",parentData:data27,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data27.unauthenticated !== undefined){
if(!(validate94(data27.unauthenticated, {instancePath:instancePath+"/shapes/errors/unauthenticated",parentData:data27,parentDataProperty:"unauthenticated",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data27.wrong_key !== undefined){
if(!(validate94(data27.wrong_key, {instancePath:instancePath+"/shapes/errors/wrong_key",parentData:data27,parentDataProperty:"wrong_key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data27.not_found !== undefined){
if(!(validate94(data27.not_found, {instancePath:instancePath+"/shapes/errors/not_found",parentData:data27,parentDataProperty:"not_found",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data27.deleted !== undefined){
if(!(validate94(data27.deleted, {instancePath:instancePath+"/shapes/errors/deleted",parentData:data27,parentDataProperty:"deleted",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data27.malformed_id !== undefined){
if(!(validate94(data27.malformed_id, {instancePath:instancePath+"/shapes/errors/malformed_id",parentData:data27,parentDataProperty:"malformed_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data27.no_path !== undefined){
if(!(validate94(data27.no_path, {instancePath:instancePath+"/shapes/errors/no_path",parentData:data27,parentDataProperty:"no_path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data27.reference !== undefined){
if(!(validate94(data27.reference, {instancePath:instancePath+"/shapes/errors/reference",parentData:data27,parentDataProperty:"reference",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data27.parameter !== undefined){
if(!(validate94(data27.parameter, {instancePath:instancePath+"/shapes/errors/parameter",parentData:data27,parentDataProperty:"parameter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data27.no_fields !== undefined){
if(!(validate94(data27.no_fields, {instancePath:instancePath+"/shapes/errors/no_fields",parentData:data27,parentDataProperty:"no_fields",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data27.method !== undefined){
if(!(validate94(data27.method, {instancePath:instancePath+"/shapes/errors/method",parentData:data27,parentDataProperty:"method",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data27.accept !== undefined){
if(!(validate94(data27.accept, {instancePath:instancePath+"/shapes/errors/accept",parentData:data27,parentDataProperty:"accept",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data27.media_type !== undefined){
if(!(validate94(data27.media_type, {instancePath:instancePath+"/shapes/errors/media_type",parentData:data27,parentDataProperty:"media_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data27.too_large !== undefined){
if(!(validate94(data27.too_large, {instancePath:instancePath+"/shapes/errors/too_large",parentData:data27,parentDataProperty:"too_large",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data27.invalid !== undefined){
if(!(validate94(data27.invalid, {instancePath:instancePath+"/shapes/errors/invalid",parentData:data27,parentDataProperty:"invalid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data27.missing !== undefined){
if(!(validate94(data27.missing, {instancePath:instancePath+"/shapes/errors/missing",parentData:data27,parentDataProperty:"missing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data27.conflict !== undefined){
if(!(validate94(data27.conflict, {instancePath:instancePath+"/shapes/errors/conflict",parentData:data27,parentDataProperty:"conflict",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data27.in_use !== undefined){
if(!(validate94(data27.in_use, {instancePath:instancePath+"/shapes/errors/in_use",parentData:data27,parentDataProperty:"in_use",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data27.rate_limited !== undefined){
if(!(validate94(data27.rate_limited, {instancePath:instancePath+"/shapes/errors/rate_limited",parentData:data27,parentDataProperty:"rate_limited",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data27.unavailable !== undefined){
if(!(validate94(data27.unavailable, {instancePath:instancePath+"/shapes/errors/unavailable",parentData:data27,parentDataProperty:"unavailable",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data27.unreadable !== undefined){
if(!(validate94(data27.unreadable, {instancePath:instancePath+"/shapes/errors/unreadable",parentData:data27,parentDataProperty:"unreadable",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data27.failed !== undefined){
if(!(validate94(data27.failed, {instancePath:instancePath+"/shapes/errors/failed",parentData:data27,parentDataProperty:"failed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/shapes/errors",schemaPath:"#/properties/shapes/properties/errors/type",keyword:"type",params:{type: "object"},schema:schema19.properties.shapes.properties.errors.type,parentSchema:schema19.properties.shapes.properties.errors,data:data27};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/shapes",schemaPath:"#/properties/shapes/type",keyword:"type",params:{type: "object"},schema:schema19.properties.shapes.type,parentSchema:schema19.properties.shapes,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.answers !== undefined){
let data50 = data.answers;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
for(const key6 in data50){
if(!(func1.call(schema19.properties.answers.properties, key6))){
const err18 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},schema:false,parentSchema:schema19.properties.answers,data:data50};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data50["list.page-parameter"] !== undefined){
let data51 = data50["list.page-parameter"];
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.name === undefined){
const err19 = {instancePath:instancePath+"/answers/list.page-parameter",schemaPath:"#/properties/answers/properties/list.page-parameter/required",keyword:"required",params:{missingProperty: "name"},schema:schema19.properties.answers.properties["list.page-parameter"].required,parentSchema:schema19.properties.answers.properties["list.page-parameter"],data:data51};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data51.counts === undefined){
const err20 = {instancePath:instancePath+"/answers/list.page-parameter",schemaPath:"#/properties/answers/properties/list.page-parameter/required",keyword:"required",params:{missingProperty: "counts"},schema:schema19.properties.answers.properties["list.page-parameter"].required,parentSchema:schema19.properties.answers.properties["list.page-parameter"],data:data51};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key7 in data51){
if(!(((key7 === "name") || (key7 === "counts")) || (key7 === "first"))){
const err21 = {instancePath:instancePath+"/answers/list.page-parameter",schemaPath:"#/properties/answers/properties/list.page-parameter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},schema:false,parentSchema:schema19.properties.answers.properties["list.page-parameter"],data:data51};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data51.name !== undefined){
let data52 = data51.name;
if(typeof data52 === "string"){
if(data52.length < 1){
const err22 = {instancePath:instancePath+"/answers/list.page-parameter/name",schemaPath:"#/properties/answers/properties/list.page-parameter/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema19.properties.answers.properties["list.page-parameter"].properties.name,data:data52};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/answers/list.page-parameter/name",schemaPath:"#/properties/answers/properties/list.page-parameter/properties/name/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["list.page-parameter"].properties.name.type,parentSchema:schema19.properties.answers.properties["list.page-parameter"].properties.name,data:data52};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data51.counts !== undefined){
let data53 = data51.counts;
if(typeof data53 !== "string"){
const err24 = {instancePath:instancePath+"/answers/list.page-parameter/counts",schemaPath:"#/properties/answers/properties/list.page-parameter/properties/counts/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["list.page-parameter"].properties.counts.type,parentSchema:schema19.properties.answers.properties["list.page-parameter"].properties.counts,data:data53};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((((data53 === "pages") || (data53 === "records")) || (data53 === "cursor")) || (data53 === "ids"))){
const err25 = {instancePath:instancePath+"/answers/list.page-parameter/counts",schemaPath:"#/properties/answers/properties/list.page-parameter/properties/counts/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["list.page-parameter"].properties.counts.enum},schema:schema19.properties.answers.properties["list.page-parameter"].properties.counts.enum,parentSchema:schema19.properties.answers.properties["list.page-parameter"].properties.counts,data:data53};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data51.first !== undefined){
let data54 = data51.first;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
const err26 = {instancePath:instancePath+"/answers/list.page-parameter/first",schemaPath:"#/properties/answers/properties/list.page-parameter/properties/first/type",keyword:"type",params:{type: "integer"},schema:schema19.properties.answers.properties["list.page-parameter"].properties.first.type,parentSchema:schema19.properties.answers.properties["list.page-parameter"].properties.first,data:data54};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!((data54 === 0) || (data54 === 1))){
const err27 = {instancePath:instancePath+"/answers/list.page-parameter/first",schemaPath:"#/properties/answers/properties/list.page-parameter/properties/first/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["list.page-parameter"].properties.first.enum},schema:schema19.properties.answers.properties["list.page-parameter"].properties.first.enum,parentSchema:schema19.properties.answers.properties["list.page-parameter"].properties.first,data:data54};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/answers/list.page-parameter",schemaPath:"#/properties/answers/properties/list.page-parameter/type",keyword:"type",params:{type: "object"},schema:schema19.properties.answers.properties["list.page-parameter"].type,parentSchema:schema19.properties.answers.properties["list.page-parameter"],data:data51};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data50["list.page-beyond-last"] !== undefined){
let data55 = data50["list.page-beyond-last"];
const _errs78 = errors;
let valid8 = false;
let passing0 = null;
const _errs79 = errors;
if(typeof data55 !== "string"){
const err29 = {instancePath:instancePath+"/answers/list.page-beyond-last",schemaPath:"#/properties/answers/properties/list.page-beyond-last/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["list.page-beyond-last"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["list.page-beyond-last"].oneOf[0],data:data55};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!((data55 === "empty") || (data55 === "last-page"))){
const err30 = {instancePath:instancePath+"/answers/list.page-beyond-last",schemaPath:"#/properties/answers/properties/list.page-beyond-last/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["list.page-beyond-last"].oneOf[0].enum},schema:schema19.properties.answers.properties["list.page-beyond-last"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["list.page-beyond-last"].oneOf[0],data:data55};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid0 = _errs79 === errors;
if(_valid0){
valid8 = true;
passing0 = 0;
}
const _errs81 = errors;
if(!(validate120(data55, {instancePath:instancePath+"/answers/list.page-beyond-last",parentData:data50,parentDataProperty:"list.page-beyond-last",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid0 = _errs81 === errors;
if(_valid0 && valid8){
valid8 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid8 = true;
passing0 = 1;
}
}
if(!valid8){
const err31 = {instancePath:instancePath+"/answers/list.page-beyond-last",schemaPath:"#/properties/answers/properties/list.page-beyond-last/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema19.properties.answers.properties["list.page-beyond-last"].oneOf,parentSchema:schema19.properties.answers.properties["list.page-beyond-last"],data:data55};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
errors = _errs78;
if(vErrors !== null){
if(_errs78){
vErrors.length = _errs78;
}
else {
vErrors = null;
}
}
}
}
if(data50["list.page-invalid"] !== undefined){
let data56 = data50["list.page-invalid"];
const _errs83 = errors;
let valid9 = false;
let passing1 = null;
const _errs84 = errors;
if(typeof data56 !== "string"){
const err32 = {instancePath:instancePath+"/answers/list.page-invalid",schemaPath:"#/properties/answers/properties/list.page-invalid/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["list.page-invalid"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["list.page-invalid"].oneOf[0],data:data56};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(data56 === "first-page")){
const err33 = {instancePath:instancePath+"/answers/list.page-invalid",schemaPath:"#/properties/answers/properties/list.page-invalid/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["list.page-invalid"].oneOf[0].enum},schema:schema19.properties.answers.properties["list.page-invalid"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["list.page-invalid"].oneOf[0],data:data56};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid1 = _errs84 === errors;
if(_valid1){
valid9 = true;
passing1 = 0;
}
const _errs86 = errors;
if(!(validate120(data56, {instancePath:instancePath+"/answers/list.page-invalid",parentData:data50,parentDataProperty:"list.page-invalid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid1 = _errs86 === errors;
if(_valid1 && valid9){
valid9 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid9 = true;
passing1 = 1;
}
}
if(!valid9){
const err34 = {instancePath:instancePath+"/answers/list.page-invalid",schemaPath:"#/properties/answers/properties/list.page-invalid/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},schema:schema19.properties.answers.properties["list.page-invalid"].oneOf,parentSchema:schema19.properties.answers.properties["list.page-invalid"],data:data56};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
errors = _errs83;
if(vErrors !== null){
if(_errs83){
vErrors.length = _errs83;
}
else {
vErrors = null;
}
}
}
}
if(data50["list.per-page"] !== undefined){
let data57 = data50["list.per-page"];
const _errs88 = errors;
let valid10 = false;
let passing2 = null;
const _errs89 = errors;
if(typeof data57 !== "string"){
const err35 = {instancePath:instancePath+"/answers/list.per-page",schemaPath:"#/properties/answers/properties/list.per-page/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["list.per-page"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["list.per-page"].oneOf[0],data:data57};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!((((data57 === "ignored") || (data57 === "larger")) || (data57 === "nearest")) || (data57 === "taken"))){
const err36 = {instancePath:instancePath+"/answers/list.per-page",schemaPath:"#/properties/answers/properties/list.per-page/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["list.per-page"].oneOf[0].enum},schema:schema19.properties.answers.properties["list.per-page"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["list.per-page"].oneOf[0],data:data57};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid2 = _errs89 === errors;
if(_valid2){
valid10 = true;
passing2 = 0;
}
const _errs91 = errors;
if(!(validate120(data57, {instancePath:instancePath+"/answers/list.per-page",parentData:data50,parentDataProperty:"list.per-page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid2 = _errs91 === errors;
if(_valid2 && valid10){
valid10 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid10 = true;
passing2 = 1;
}
}
if(!valid10){
const err37 = {instancePath:instancePath+"/answers/list.per-page",schemaPath:"#/properties/answers/properties/list.per-page/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},schema:schema19.properties.answers.properties["list.per-page"].oneOf,parentSchema:schema19.properties.answers.properties["list.per-page"],data:data57};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
else {
errors = _errs88;
if(vErrors !== null){
if(_errs88){
vErrors.length = _errs88;
}
else {
vErrors = null;
}
}
}
}
if(data50["list.unknown-value"] !== undefined){
let data58 = data50["list.unknown-value"];
const _errs93 = errors;
let valid11 = false;
let passing3 = null;
const _errs94 = errors;
if(!(validate124(data58, {instancePath:instancePath+"/answers/list.unknown-value",parentData:data50,parentDataProperty:"list.unknown-value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
var _valid3 = _errs94 === errors;
if(_valid3){
valid11 = true;
passing3 = 0;
}
const _errs95 = errors;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
if(data58.default === undefined){
const err38 = {instancePath:instancePath+"/answers/list.unknown-value",schemaPath:"#/properties/answers/properties/list.unknown-value/oneOf/1/required",keyword:"required",params:{missingProperty: "default"},schema:schema19.properties.answers.properties["list.unknown-value"].oneOf[1].required,parentSchema:schema19.properties.answers.properties["list.unknown-value"].oneOf[1],data:data58};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
for(const key8 in data58){
if(!((((((key8 === "default") || (key8 === "search_by")) || (key8 === "status")) || (key8 === "sort_by")) || (key8 === "sort")) || (key8 === "type"))){
const err39 = {instancePath:instancePath+"/answers/list.unknown-value",schemaPath:"#/properties/answers/properties/list.unknown-value/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},schema:false,parentSchema:schema19.properties.answers.properties["list.unknown-value"].oneOf[1],data:data58};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data58.default !== undefined){
if(!(validate124(data58.default, {instancePath:instancePath+"/answers/list.unknown-value/default",parentData:data58,parentDataProperty:"default",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
}
if(data58.search_by !== undefined){
if(!(validate124(data58.search_by, {instancePath:instancePath+"/answers/list.unknown-value/search_by",parentData:data58,parentDataProperty:"search_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
}
if(data58.status !== undefined){
if(!(validate124(data58.status, {instancePath:instancePath+"/answers/list.unknown-value/status",parentData:data58,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
}
if(data58.sort_by !== undefined){
if(!(validate124(data58.sort_by, {instancePath:instancePath+"/answers/list.unknown-value/sort_by",parentData:data58,parentDataProperty:"sort_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
}
if(data58.sort !== undefined){
if(!(validate124(data58.sort, {instancePath:instancePath+"/answers/list.unknown-value/sort",parentData:data58,parentDataProperty:"sort",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
}
if(data58.type !== undefined){
if(!(validate124(data58.type, {instancePath:instancePath+"/answers/list.unknown-value/type",parentData:data58,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
}
}
else {
const err40 = {instancePath:instancePath+"/answers/list.unknown-value",schemaPath:"#/properties/answers/properties/list.unknown-value/oneOf/1/type",keyword:"type",params:{type: "object"},schema:schema19.properties.answers.properties["list.unknown-value"].oneOf[1].type,parentSchema:schema19.properties.answers.properties["list.unknown-value"].oneOf[1],data:data58};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var _valid3 = _errs95 === errors;
if(_valid3 && valid11){
valid11 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid11 = true;
passing3 = 1;
}
}
if(!valid11){
const err41 = {instancePath:instancePath+"/answers/list.unknown-value",schemaPath:"#/properties/answers/properties/list.unknown-value/oneOf",keyword:"oneOf",params:{passingSchemas: passing3},schema:schema19.properties.answers.properties["list.unknown-value"].oneOf,parentSchema:schema19.properties.answers.properties["list.unknown-value"],data:data58};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
else {
errors = _errs93;
if(vErrors !== null){
if(_errs93){
vErrors.length = _errs93;
}
else {
vErrors = null;
}
}
}
}
if(data50["list.unknown-parameter"] !== undefined){
let data65 = data50["list.unknown-parameter"];
const _errs105 = errors;
let valid13 = false;
let passing4 = null;
const _errs106 = errors;
if(typeof data65 !== "string"){
const err42 = {instancePath:instancePath+"/answers/list.unknown-parameter",schemaPath:"#/properties/answers/properties/list.unknown-parameter/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["list.unknown-parameter"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["list.unknown-parameter"].oneOf[0],data:data65};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!(data65 === "ignored")){
const err43 = {instancePath:instancePath+"/answers/list.unknown-parameter",schemaPath:"#/properties/answers/properties/list.unknown-parameter/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["list.unknown-parameter"].oneOf[0].enum},schema:schema19.properties.answers.properties["list.unknown-parameter"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["list.unknown-parameter"].oneOf[0],data:data65};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var _valid4 = _errs106 === errors;
if(_valid4){
valid13 = true;
passing4 = 0;
}
const _errs108 = errors;
if(!(validate120(data65, {instancePath:instancePath+"/answers/list.unknown-parameter",parentData:data50,parentDataProperty:"list.unknown-parameter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid4 = _errs108 === errors;
if(_valid4 && valid13){
valid13 = false;
passing4 = [passing4, 1];
}
else {
if(_valid4){
valid13 = true;
passing4 = 1;
}
}
if(!valid13){
const err44 = {instancePath:instancePath+"/answers/list.unknown-parameter",schemaPath:"#/properties/answers/properties/list.unknown-parameter/oneOf",keyword:"oneOf",params:{passingSchemas: passing4},schema:schema19.properties.answers.properties["list.unknown-parameter"].oneOf,parentSchema:schema19.properties.answers.properties["list.unknown-parameter"],data:data65};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
else {
errors = _errs105;
if(vErrors !== null){
if(_errs105){
vErrors.length = _errs105;
}
else {
vErrors = null;
}
}
}
}
if(data50["list.unknown-filter-id"] !== undefined){
let data66 = data50["list.unknown-filter-id"];
const _errs110 = errors;
let valid14 = false;
let passing5 = null;
const _errs111 = errors;
if(!(validate134(data66, {instancePath:instancePath+"/answers/list.unknown-filter-id",parentData:data50,parentDataProperty:"list.unknown-filter-id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var _valid5 = _errs111 === errors;
if(_valid5){
valid14 = true;
passing5 = 0;
}
const _errs112 = errors;
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
if(data66.default === undefined){
const err45 = {instancePath:instancePath+"/answers/list.unknown-filter-id",schemaPath:"#/properties/answers/properties/list.unknown-filter-id/oneOf/1/required",keyword:"required",params:{missingProperty: "default"},schema:schema19.properties.answers.properties["list.unknown-filter-id"].oneOf[1].required,parentSchema:schema19.properties.answers.properties["list.unknown-filter-id"].oneOf[1],data:data66};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data66.malformed === undefined){
const err46 = {instancePath:instancePath+"/answers/list.unknown-filter-id",schemaPath:"#/properties/answers/properties/list.unknown-filter-id/oneOf/1/required",keyword:"required",params:{missingProperty: "malformed"},schema:schema19.properties.answers.properties["list.unknown-filter-id"].oneOf[1].required,parentSchema:schema19.properties.answers.properties["list.unknown-filter-id"].oneOf[1],data:data66};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key9 in data66){
if(!((key9 === "default") || (key9 === "malformed"))){
const err47 = {instancePath:instancePath+"/answers/list.unknown-filter-id",schemaPath:"#/properties/answers/properties/list.unknown-filter-id/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},schema:false,parentSchema:schema19.properties.answers.properties["list.unknown-filter-id"].oneOf[1],data:data66};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data66.default !== undefined){
if(!(validate134(data66.default, {instancePath:instancePath+"/answers/list.unknown-filter-id/default",parentData:data66,parentDataProperty:"default",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data66.malformed !== undefined){
if(!(validate134(data66.malformed, {instancePath:instancePath+"/answers/list.unknown-filter-id/malformed",parentData:data66,parentDataProperty:"malformed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
}
else {
const err48 = {instancePath:instancePath+"/answers/list.unknown-filter-id",schemaPath:"#/properties/answers/properties/list.unknown-filter-id/oneOf/1/type",keyword:"type",params:{type: "object"},schema:schema19.properties.answers.properties["list.unknown-filter-id"].oneOf[1].type,parentSchema:schema19.properties.answers.properties["list.unknown-filter-id"].oneOf[1],data:data66};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var _valid5 = _errs112 === errors;
if(_valid5 && valid14){
valid14 = false;
passing5 = [passing5, 1];
}
else {
if(_valid5){
valid14 = true;
passing5 = 1;
}
}
if(!valid14){
const err49 = {instancePath:instancePath+"/answers/list.unknown-filter-id",schemaPath:"#/properties/answers/properties/list.unknown-filter-id/oneOf",keyword:"oneOf",params:{passingSchemas: passing5},schema:schema19.properties.answers.properties["list.unknown-filter-id"].oneOf,parentSchema:schema19.properties.answers.properties["list.unknown-filter-id"],data:data66};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
else {
errors = _errs110;
if(vErrors !== null){
if(_errs110){
vErrors.length = _errs110;
}
else {
vErrors = null;
}
}
}
}
if(data50["ids.type"] !== undefined){
let data69 = data50["ids.type"];
if(typeof data69 !== "string"){
const err50 = {instancePath:instancePath+"/answers/ids.type",schemaPath:"#/properties/answers/properties/ids.type/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["ids.type"].type,parentSchema:schema19.properties.answers.properties["ids.type"],data:data69};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!(((data69 === "integer") || (data69 === "string")) || (data69 === "digits"))){
const err51 = {instancePath:instancePath+"/answers/ids.type",schemaPath:"#/properties/answers/properties/ids.type/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["ids.type"].enum},schema:schema19.properties.answers.properties["ids.type"].enum,parentSchema:schema19.properties.answers.properties["ids.type"],data:data69};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data50["ids.malformed"] !== undefined){
if(!(validate120(data50["ids.malformed"], {instancePath:instancePath+"/answers/ids.malformed",parentData:data50,parentDataProperty:"ids.malformed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
if(data50["links.title"] !== undefined){
let data71 = data50["links.title"];
const _errs121 = errors;
let valid16 = false;
let passing6 = null;
const _errs122 = errors;
if(typeof data71 !== "string"){
const err52 = {instancePath:instancePath+"/answers/links.title",schemaPath:"#/properties/answers/properties/links.title/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["links.title"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["links.title"].oneOf[0],data:data71};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!((((((data71 === "host-and-path") || (data71 === "host")) || (data71 === "url")) || (data71 === "alias")) || (data71 === "page")) || (data71 === "none"))){
const err53 = {instancePath:instancePath+"/answers/links.title",schemaPath:"#/properties/answers/properties/links.title/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.title"].oneOf[0].enum},schema:schema19.properties.answers.properties["links.title"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["links.title"].oneOf[0],data:data71};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
var _valid6 = _errs122 === errors;
if(_valid6){
valid16 = true;
passing6 = 0;
}
const _errs124 = errors;
if(data71 && typeof data71 == "object" && !Array.isArray(data71)){
if(data71.text === undefined){
const err54 = {instancePath:instancePath+"/answers/links.title",schemaPath:"#/properties/answers/properties/links.title/oneOf/1/required",keyword:"required",params:{missingProperty: "text"},schema:schema19.properties.answers.properties["links.title"].oneOf[1].required,parentSchema:schema19.properties.answers.properties["links.title"].oneOf[1],data:data71};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
for(const key10 in data71){
if(!(key10 === "text")){
const err55 = {instancePath:instancePath+"/answers/links.title",schemaPath:"#/properties/answers/properties/links.title/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},schema:false,parentSchema:schema19.properties.answers.properties["links.title"].oneOf[1],data:data71};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data71.text !== undefined){
let data72 = data71.text;
if(typeof data72 === "string"){
if(data72.length > 200){
const err56 = {instancePath:instancePath+"/answers/links.title/text",schemaPath:"#/properties/answers/properties/links.title/oneOf/1/properties/text/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema19.properties.answers.properties["links.title"].oneOf[1].properties.text,data:data72};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data72.length < 1){
const err57 = {instancePath:instancePath+"/answers/links.title/text",schemaPath:"#/properties/answers/properties/links.title/oneOf/1/properties/text/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema19.properties.answers.properties["links.title"].oneOf[1].properties.text,data:data72};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/answers/links.title/text",schemaPath:"#/properties/answers/properties/links.title/oneOf/1/properties/text/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["links.title"].oneOf[1].properties.text.type,parentSchema:schema19.properties.answers.properties["links.title"].oneOf[1].properties.text,data:data72};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/answers/links.title",schemaPath:"#/properties/answers/properties/links.title/oneOf/1/type",keyword:"type",params:{type: "object"},schema:schema19.properties.answers.properties["links.title"].oneOf[1].type,parentSchema:schema19.properties.answers.properties["links.title"].oneOf[1],data:data71};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
var _valid6 = _errs124 === errors;
if(_valid6 && valid16){
valid16 = false;
passing6 = [passing6, 1];
}
else {
if(_valid6){
valid16 = true;
passing6 = 1;
}
}
if(!valid16){
const err60 = {instancePath:instancePath+"/answers/links.title",schemaPath:"#/properties/answers/properties/links.title/oneOf",keyword:"oneOf",params:{passingSchemas: passing6},schema:schema19.properties.answers.properties["links.title"].oneOf,parentSchema:schema19.properties.answers.properties["links.title"],data:data71};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
else {
errors = _errs121;
if(vErrors !== null){
if(_errs121){
vErrors.length = _errs121;
}
else {
vErrors = null;
}
}
}
}
if(data50["links.title.after"] !== undefined){
let data73 = data50["links.title.after"];
if(!(((typeof data73 == "number") && (!(data73 % 1) && !isNaN(data73))) && (isFinite(data73)))){
const err61 = {instancePath:instancePath+"/answers/links.title.after",schemaPath:"#/properties/answers/properties/links.title.after/type",keyword:"type",params:{type: "integer"},schema:schema19.properties.answers.properties["links.title.after"].type,parentSchema:schema19.properties.answers.properties["links.title.after"],data:data73};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if((typeof data73 == "number") && (isFinite(data73))){
if(data73 > 60000 || isNaN(data73)){
const err62 = {instancePath:instancePath+"/answers/links.title.after",schemaPath:"#/properties/answers/properties/links.title.after/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema19.properties.answers.properties["links.title.after"],data:data73};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data73 < 0 || isNaN(data73)){
const err63 = {instancePath:instancePath+"/answers/links.title.after",schemaPath:"#/properties/answers/properties/links.title.after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema19.properties.answers.properties["links.title.after"],data:data73};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
if(data50["links.create.required"] !== undefined){
let data74 = data50["links.create.required"];
if(Array.isArray(data74)){
const len0 = data74.length;
for(let i0=0; i0<len0; i0++){
let data75 = data74[i0];
if(typeof data75 !== "string"){
const err64 = {instancePath:instancePath+"/answers/links.create.required/" + i0,schemaPath:"#/properties/answers/properties/links.create.required/items/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["links.create.required"].items.type,parentSchema:schema19.properties.answers.properties["links.create.required"].items,data:data75};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(!(((data75 === "url") || (data75 === "domain_id")) || (data75 === "alias"))){
const err65 = {instancePath:instancePath+"/answers/links.create.required/" + i0,schemaPath:"#/properties/answers/properties/links.create.required/items/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.create.required"].items.enum},schema:schema19.properties.answers.properties["links.create.required"].items.enum,parentSchema:schema19.properties.answers.properties["links.create.required"].items,data:data75};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
const _errs135 = errors;
const len1 = data74.length;
for(let i1=0; i1<len1; i1++){
let data76 = data74[i1];
const _errs136 = errors;
if("url" !== data76){
const err66 = {instancePath:instancePath+"/answers/links.create.required/" + i1,schemaPath:"#/properties/answers/properties/links.create.required/contains/const",keyword:"const",params:{allowedValue: "url"},schema:"url",parentSchema:schema19.properties.answers.properties["links.create.required"].contains,data:data76};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
var valid20 = _errs136 === errors;
if(valid20){
break;
}
}
if(!valid20){
const err67 = {instancePath:instancePath+"/answers/links.create.required",schemaPath:"#/properties/answers/properties/links.create.required/contains",keyword:"contains",params:{minContains: 1},schema:schema19.properties.answers.properties["links.create.required"].contains,parentSchema:schema19.properties.answers.properties["links.create.required"],data:data74};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
else {
errors = _errs135;
if(vErrors !== null){
if(_errs135){
vErrors.length = _errs135;
}
else {
vErrors = null;
}
}
}
let i2 = data74.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data74[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err68 = {instancePath:instancePath+"/answers/links.create.required",schemaPath:"#/properties/answers/properties/links.create.required/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0},schema:true,parentSchema:schema19.properties.answers.properties["links.create.required"],data:data74};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err69 = {instancePath:instancePath+"/answers/links.create.required",schemaPath:"#/properties/answers/properties/links.create.required/type",keyword:"type",params:{type: "array"},schema:schema19.properties.answers.properties["links.create.required"].type,parentSchema:schema19.properties.answers.properties["links.create.required"],data:data74};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data50["links.domain.unsent"] !== undefined){
let data77 = data50["links.domain.unsent"];
if(typeof data77 !== "string"){
const err70 = {instancePath:instancePath+"/answers/links.domain.unsent",schemaPath:"#/properties/answers/properties/links.domain.unsent/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["links.domain.unsent"].type,parentSchema:schema19.properties.answers.properties["links.domain.unsent"],data:data77};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(!(((data77 === "first") || (data77 === "last")) || (data77 === "none"))){
const err71 = {instancePath:instancePath+"/answers/links.domain.unsent",schemaPath:"#/properties/answers/properties/links.domain.unsent/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.domain.unsent"].enum},schema:schema19.properties.answers.properties["links.domain.unsent"].enum,parentSchema:schema19.properties.answers.properties["links.domain.unsent"],data:data77};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data50["pixels.create.required"] !== undefined){
let data78 = data50["pixels.create.required"];
if(Array.isArray(data78)){
const len2 = data78.length;
for(let i3=0; i3<len2; i3++){
let data79 = data78[i3];
if(typeof data79 !== "string"){
const err72 = {instancePath:instancePath+"/answers/pixels.create.required/" + i3,schemaPath:"#/properties/answers/properties/pixels.create.required/items/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["pixels.create.required"].items.type,parentSchema:schema19.properties.answers.properties["pixels.create.required"].items,data:data79};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(!(((data79 === "name") || (data79 === "type")) || (data79 === "value"))){
const err73 = {instancePath:instancePath+"/answers/pixels.create.required/" + i3,schemaPath:"#/properties/answers/properties/pixels.create.required/items/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["pixels.create.required"].items.enum},schema:schema19.properties.answers.properties["pixels.create.required"].items.enum,parentSchema:schema19.properties.answers.properties["pixels.create.required"].items,data:data79};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
let i4 = data78.length;
let j1;
if(i4 > 1){
const indices1 = {};
for(;i4--;){
let item1 = data78[i4];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err74 = {instancePath:instancePath+"/answers/pixels.create.required",schemaPath:"#/properties/answers/properties/pixels.create.required/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j1},schema:true,parentSchema:schema19.properties.answers.properties["pixels.create.required"],data:data78};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
break;
}
indices1[item1] = i4;
}
}
}
else {
const err75 = {instancePath:instancePath+"/answers/pixels.create.required",schemaPath:"#/properties/answers/properties/pixels.create.required/type",keyword:"type",params:{type: "array"},schema:schema19.properties.answers.properties["pixels.create.required"].type,parentSchema:schema19.properties.answers.properties["pixels.create.required"],data:data78};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data50["links.domain-synonym"] !== undefined){
let data80 = data50["links.domain-synonym"];
if(typeof data80 !== "string"){
const err76 = {instancePath:instancePath+"/answers/links.domain-synonym",schemaPath:"#/properties/answers/properties/links.domain-synonym/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["links.domain-synonym"].type,parentSchema:schema19.properties.answers.properties["links.domain-synonym"],data:data80};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(!(((data80 === "both") || (data80 === "domain_id")) || (data80 === "domain"))){
const err77 = {instancePath:instancePath+"/answers/links.domain-synonym",schemaPath:"#/properties/answers/properties/links.domain-synonym/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.domain-synonym"].enum},schema:schema19.properties.answers.properties["links.domain-synonym"].enum,parentSchema:schema19.properties.answers.properties["links.domain-synonym"],data:data80};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data50["update.partial"] !== undefined){
let data81 = data50["update.partial"];
const _errs146 = errors;
let valid25 = false;
let passing7 = null;
const _errs147 = errors;
if(!(validate140(data81, {instancePath:instancePath+"/answers/update.partial",parentData:data50,parentDataProperty:"update.partial",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
var _valid7 = _errs147 === errors;
if(_valid7){
valid25 = true;
passing7 = 0;
}
const _errs148 = errors;
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
if(data81.default === undefined){
const err78 = {instancePath:instancePath+"/answers/update.partial",schemaPath:"#/properties/answers/properties/update.partial/oneOf/1/required",keyword:"required",params:{missingProperty: "default"},schema:schema19.properties.answers.properties["update.partial"].oneOf[1].required,parentSchema:schema19.properties.answers.properties["update.partial"].oneOf[1],data:data81};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
for(const key11 in data81){
if(!(func1.call(schema19.properties.answers.properties["update.partial"].oneOf[1].properties, key11))){
const err79 = {instancePath:instancePath+"/answers/update.partial",schemaPath:"#/properties/answers/properties/update.partial/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},schema:false,parentSchema:schema19.properties.answers.properties["update.partial"].oneOf[1],data:data81};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data81.default !== undefined){
if(!(validate140(data81.default, {instancePath:instancePath+"/answers/update.partial/default",parentData:data81,parentDataProperty:"default",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
}
if(data81.space_id !== undefined){
if(!(validate140(data81.space_id, {instancePath:instancePath+"/answers/update.partial/space_id",parentData:data81,parentDataProperty:"space_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
}
if(data81.pixel_ids !== undefined){
if(!(validate140(data81.pixel_ids, {instancePath:instancePath+"/answers/update.partial/pixel_ids",parentData:data81,parentDataProperty:"pixel_ids",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
}
if(data81.password !== undefined){
if(!(validate140(data81.password, {instancePath:instancePath+"/answers/update.partial/password",parentData:data81,parentDataProperty:"password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
}
if(data81.privacy_password !== undefined){
if(!(validate140(data81.privacy_password, {instancePath:instancePath+"/answers/update.partial/privacy_password",parentData:data81,parentDataProperty:"privacy_password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
}
if(data81.disabled !== undefined){
if(!(validate140(data81.disabled, {instancePath:instancePath+"/answers/update.partial/disabled",parentData:data81,parentDataProperty:"disabled",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
}
if(data81.privacy !== undefined){
if(!(validate140(data81.privacy, {instancePath:instancePath+"/answers/update.partial/privacy",parentData:data81,parentDataProperty:"privacy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
}
if(data81.expiration_url !== undefined){
if(!(validate140(data81.expiration_url, {instancePath:instancePath+"/answers/update.partial/expiration_url",parentData:data81,parentDataProperty:"expiration_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
}
if(data81.expiration_date !== undefined){
if(!(validate140(data81.expiration_date, {instancePath:instancePath+"/answers/update.partial/expiration_date",parentData:data81,parentDataProperty:"expiration_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
}
if(data81.expiration_time !== undefined){
if(!(validate140(data81.expiration_time, {instancePath:instancePath+"/answers/update.partial/expiration_time",parentData:data81,parentDataProperty:"expiration_time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
}
if(data81.expiration_clicks !== undefined){
if(!(validate140(data81.expiration_clicks, {instancePath:instancePath+"/answers/update.partial/expiration_clicks",parentData:data81,parentDataProperty:"expiration_clicks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
}
if(data81.target_type !== undefined){
if(!(validate140(data81.target_type, {instancePath:instancePath+"/answers/update.partial/target_type",parentData:data81,parentDataProperty:"target_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
}
if(data81.country !== undefined){
if(!(validate140(data81.country, {instancePath:instancePath+"/answers/update.partial/country",parentData:data81,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
}
if(data81.platform !== undefined){
if(!(validate140(data81.platform, {instancePath:instancePath+"/answers/update.partial/platform",parentData:data81,parentDataProperty:"platform",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
}
if(data81.language !== undefined){
if(!(validate140(data81.language, {instancePath:instancePath+"/answers/update.partial/language",parentData:data81,parentDataProperty:"language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
}
if(data81.rotation !== undefined){
if(!(validate140(data81.rotation, {instancePath:instancePath+"/answers/update.partial/rotation",parentData:data81,parentDataProperty:"rotation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
}
}
else {
const err80 = {instancePath:instancePath+"/answers/update.partial",schemaPath:"#/properties/answers/properties/update.partial/oneOf/1/type",keyword:"type",params:{type: "object"},schema:schema19.properties.answers.properties["update.partial"].oneOf[1].type,parentSchema:schema19.properties.answers.properties["update.partial"].oneOf[1],data:data81};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
var _valid7 = _errs148 === errors;
if(_valid7 && valid25){
valid25 = false;
passing7 = [passing7, 1];
}
else {
if(_valid7){
valid25 = true;
passing7 = 1;
}
}
if(!valid25){
const err81 = {instancePath:instancePath+"/answers/update.partial",schemaPath:"#/properties/answers/properties/update.partial/oneOf",keyword:"oneOf",params:{passingSchemas: passing7},schema:schema19.properties.answers.properties["update.partial"].oneOf,parentSchema:schema19.properties.answers.properties["update.partial"],data:data81};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
else {
errors = _errs146;
if(vErrors !== null){
if(_errs146){
vErrors.length = _errs146;
}
else {
vErrors = null;
}
}
}
}
if(data50["links.update.empty-body"] !== undefined){
let data98 = data50["links.update.empty-body"];
const _errs168 = errors;
let valid27 = false;
let passing8 = null;
const _errs169 = errors;
if(typeof data98 !== "string"){
const err82 = {instancePath:instancePath+"/answers/links.update.empty-body",schemaPath:"#/properties/answers/properties/links.update.empty-body/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["links.update.empty-body"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["links.update.empty-body"].oneOf[0],data:data98};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(!((data98 === "unchanged") || (data98 === "touched"))){
const err83 = {instancePath:instancePath+"/answers/links.update.empty-body",schemaPath:"#/properties/answers/properties/links.update.empty-body/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.update.empty-body"].oneOf[0].enum},schema:schema19.properties.answers.properties["links.update.empty-body"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["links.update.empty-body"].oneOf[0],data:data98};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
var _valid8 = _errs169 === errors;
if(_valid8){
valid27 = true;
passing8 = 0;
}
const _errs171 = errors;
if(!(validate120(data98, {instancePath:instancePath+"/answers/links.update.empty-body",parentData:data50,parentDataProperty:"links.update.empty-body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid8 = _errs171 === errors;
if(_valid8 && valid27){
valid27 = false;
passing8 = [passing8, 1];
}
else {
if(_valid8){
valid27 = true;
passing8 = 1;
}
}
if(!valid27){
const err84 = {instancePath:instancePath+"/answers/links.update.empty-body",schemaPath:"#/properties/answers/properties/links.update.empty-body/oneOf",keyword:"oneOf",params:{passingSchemas: passing8},schema:schema19.properties.answers.properties["links.update.empty-body"].oneOf,parentSchema:schema19.properties.answers.properties["links.update.empty-body"],data:data98};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
else {
errors = _errs168;
if(vErrors !== null){
if(_errs168){
vErrors.length = _errs168;
}
else {
vErrors = null;
}
}
}
}
if(data50["update.same-values"] !== undefined){
let data99 = data50["update.same-values"];
if(typeof data99 !== "string"){
const err85 = {instancePath:instancePath+"/answers/update.same-values",schemaPath:"#/properties/answers/properties/update.same-values/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["update.same-values"].type,parentSchema:schema19.properties.answers.properties["update.same-values"],data:data99};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(!((data99 === "touched") || (data99 === "unchanged"))){
const err86 = {instancePath:instancePath+"/answers/update.same-values",schemaPath:"#/properties/answers/properties/update.same-values/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["update.same-values"].enum},schema:schema19.properties.answers.properties["update.same-values"].enum,parentSchema:schema19.properties.answers.properties["update.same-values"],data:data99};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data50["update.patch"] !== undefined){
let data100 = data50["update.patch"];
const _errs175 = errors;
let valid28 = false;
let passing9 = null;
const _errs176 = errors;
if(typeof data100 !== "string"){
const err87 = {instancePath:instancePath+"/answers/update.patch",schemaPath:"#/properties/answers/properties/update.patch/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["update.patch"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["update.patch"].oneOf[0],data:data100};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(!(data100 === "as-put")){
const err88 = {instancePath:instancePath+"/answers/update.patch",schemaPath:"#/properties/answers/properties/update.patch/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["update.patch"].oneOf[0].enum},schema:schema19.properties.answers.properties["update.patch"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["update.patch"].oneOf[0],data:data100};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
var _valid9 = _errs176 === errors;
if(_valid9){
valid28 = true;
passing9 = 0;
}
const _errs178 = errors;
if(!(validate159(data100, {instancePath:instancePath+"/answers/update.patch",parentData:data50,parentDataProperty:"update.patch",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var _valid9 = _errs178 === errors;
if(_valid9 && valid28){
valid28 = false;
passing9 = [passing9, 1];
}
else {
if(_valid9){
valid28 = true;
passing9 = 1;
}
}
if(!valid28){
const err89 = {instancePath:instancePath+"/answers/update.patch",schemaPath:"#/properties/answers/properties/update.patch/oneOf",keyword:"oneOf",params:{passingSchemas: passing9},schema:schema19.properties.answers.properties["update.patch"].oneOf,parentSchema:schema19.properties.answers.properties["update.patch"],data:data100};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
else {
errors = _errs175;
if(vErrors !== null){
if(_errs175){
vErrors.length = _errs175;
}
else {
vErrors = null;
}
}
}
}
if(data50["links.update.domain"] !== undefined){
let data101 = data50["links.update.domain"];
const _errs180 = errors;
let valid29 = false;
let passing10 = null;
const _errs181 = errors;
if(typeof data101 !== "string"){
const err90 = {instancePath:instancePath+"/answers/links.update.domain",schemaPath:"#/properties/answers/properties/links.update.domain/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["links.update.domain"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["links.update.domain"].oneOf[0],data:data101};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(!(data101 === "ignored")){
const err91 = {instancePath:instancePath+"/answers/links.update.domain",schemaPath:"#/properties/answers/properties/links.update.domain/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.update.domain"].oneOf[0].enum},schema:schema19.properties.answers.properties["links.update.domain"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["links.update.domain"].oneOf[0],data:data101};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
var _valid10 = _errs181 === errors;
if(_valid10){
valid29 = true;
passing10 = 0;
}
const _errs183 = errors;
if(!(validate120(data101, {instancePath:instancePath+"/answers/links.update.domain",parentData:data50,parentDataProperty:"links.update.domain",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid10 = _errs183 === errors;
if(_valid10 && valid29){
valid29 = false;
passing10 = [passing10, 1];
}
else {
if(_valid10){
valid29 = true;
passing10 = 1;
}
}
if(!valid29){
const err92 = {instancePath:instancePath+"/answers/links.update.domain",schemaPath:"#/properties/answers/properties/links.update.domain/oneOf",keyword:"oneOf",params:{passingSchemas: passing10},schema:schema19.properties.answers.properties["links.update.domain"].oneOf,parentSchema:schema19.properties.answers.properties["links.update.domain"],data:data101};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
else {
errors = _errs180;
if(vErrors !== null){
if(_errs180){
vErrors.length = _errs180;
}
else {
vErrors = null;
}
}
}
}
if(data50["links.title.on-update"] !== undefined){
let data102 = data50["links.title.on-update"];
if(typeof data102 !== "string"){
const err93 = {instancePath:instancePath+"/answers/links.title.on-update",schemaPath:"#/properties/answers/properties/links.title.on-update/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["links.title.on-update"].type,parentSchema:schema19.properties.answers.properties["links.title.on-update"],data:data102};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(!(((data102 === "follows") || (data102 === "kept")) || (data102 === "later"))){
const err94 = {instancePath:instancePath+"/answers/links.title.on-update",schemaPath:"#/properties/answers/properties/links.title.on-update/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.title.on-update"].enum},schema:schema19.properties.answers.properties["links.title.on-update"].enum,parentSchema:schema19.properties.answers.properties["links.title.on-update"],data:data102};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data50["input.empty-value"] !== undefined){
let data103 = data50["input.empty-value"];
if(data103 && typeof data103 == "object" && !Array.isArray(data103)){
for(const key12 in data103){
if(!(((key12 === "optional") || (key12 === "links")) || (key12 === "pixels"))){
const err95 = {instancePath:instancePath+"/answers/input.empty-value",schemaPath:"#/properties/answers/properties/input.empty-value/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},schema:false,parentSchema:schema19.properties.answers.properties["input.empty-value"],data:data103};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data103.optional !== undefined){
let data104 = data103.optional;
if(typeof data104 !== "string"){
const err96 = {instancePath:instancePath+"/answers/input.empty-value/optional",schemaPath:"#/properties/answers/properties/input.empty-value/properties/optional/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["input.empty-value"].properties.optional.type,parentSchema:schema19.properties.answers.properties["input.empty-value"].properties.optional,data:data104};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(!(((data104 === "clears") || (data104 === "absent")) || (data104 === "refused"))){
const err97 = {instancePath:instancePath+"/answers/input.empty-value/optional",schemaPath:"#/properties/answers/properties/input.empty-value/properties/optional/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.empty-value"].properties.optional.enum},schema:schema19.properties.answers.properties["input.empty-value"].properties.optional.enum,parentSchema:schema19.properties.answers.properties["input.empty-value"].properties.optional,data:data104};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data103.links !== undefined){
let data105 = data103.links;
if(typeof data105 !== "string"){
const err98 = {instancePath:instancePath+"/answers/input.empty-value/links",schemaPath:"#/properties/answers/properties/input.empty-value/properties/links/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["input.empty-value"].properties.links.type,parentSchema:schema19.properties.answers.properties["input.empty-value"].properties.links,data:data105};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(!((data105 === "refused") || (data105 === "absent"))){
const err99 = {instancePath:instancePath+"/answers/input.empty-value/links",schemaPath:"#/properties/answers/properties/input.empty-value/properties/links/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.empty-value"].properties.links.enum},schema:schema19.properties.answers.properties["input.empty-value"].properties.links.enum,parentSchema:schema19.properties.answers.properties["input.empty-value"].properties.links,data:data105};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data103.pixels !== undefined){
let data106 = data103.pixels;
if(typeof data106 !== "string"){
const err100 = {instancePath:instancePath+"/answers/input.empty-value/pixels",schemaPath:"#/properties/answers/properties/input.empty-value/properties/pixels/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["input.empty-value"].properties.pixels.type,parentSchema:schema19.properties.answers.properties["input.empty-value"].properties.pixels,data:data106};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(!((data106 === "refused") || (data106 === "absent"))){
const err101 = {instancePath:instancePath+"/answers/input.empty-value/pixels",schemaPath:"#/properties/answers/properties/input.empty-value/properties/pixels/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.empty-value"].properties.pixels.enum},schema:schema19.properties.answers.properties["input.empty-value"].properties.pixels.enum,parentSchema:schema19.properties.answers.properties["input.empty-value"].properties.pixels,data:data106};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
else {
const err102 = {instancePath:instancePath+"/answers/input.empty-value",schemaPath:"#/properties/answers/properties/input.empty-value/type",keyword:"type",params:{type: "object"},schema:schema19.properties.answers.properties["input.empty-value"].type,parentSchema:schema19.properties.answers.properties["input.empty-value"],data:data103};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data50["input.unknown-field"] !== undefined){
let data107 = data50["input.unknown-field"];
const _errs196 = errors;
let valid31 = false;
let passing11 = null;
const _errs197 = errors;
if(typeof data107 !== "string"){
const err103 = {instancePath:instancePath+"/answers/input.unknown-field",schemaPath:"#/properties/answers/properties/input.unknown-field/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["input.unknown-field"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["input.unknown-field"].oneOf[0],data:data107};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(!(data107 === "ignored")){
const err104 = {instancePath:instancePath+"/answers/input.unknown-field",schemaPath:"#/properties/answers/properties/input.unknown-field/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.unknown-field"].oneOf[0].enum},schema:schema19.properties.answers.properties["input.unknown-field"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["input.unknown-field"].oneOf[0],data:data107};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
var _valid11 = _errs197 === errors;
if(_valid11){
valid31 = true;
passing11 = 0;
}
const _errs199 = errors;
if(!(validate120(data107, {instancePath:instancePath+"/answers/input.unknown-field",parentData:data50,parentDataProperty:"input.unknown-field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid11 = _errs199 === errors;
if(_valid11 && valid31){
valid31 = false;
passing11 = [passing11, 1];
}
else {
if(_valid11){
valid31 = true;
passing11 = 1;
}
}
if(!valid31){
const err105 = {instancePath:instancePath+"/answers/input.unknown-field",schemaPath:"#/properties/answers/properties/input.unknown-field/oneOf",keyword:"oneOf",params:{passingSchemas: passing11},schema:schema19.properties.answers.properties["input.unknown-field"].oneOf,parentSchema:schema19.properties.answers.properties["input.unknown-field"],data:data107};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
else {
errors = _errs196;
if(vErrors !== null){
if(_errs196){
vErrors.length = _errs196;
}
else {
vErrors = null;
}
}
}
}
if(data50["input.duplicate-field"] !== undefined){
let data108 = data50["input.duplicate-field"];
const _errs201 = errors;
let valid32 = false;
let passing12 = null;
const _errs202 = errors;
if(typeof data108 !== "string"){
const err106 = {instancePath:instancePath+"/answers/input.duplicate-field",schemaPath:"#/properties/answers/properties/input.duplicate-field/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["input.duplicate-field"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["input.duplicate-field"].oneOf[0],data:data108};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(!((data108 === "last") || (data108 === "first"))){
const err107 = {instancePath:instancePath+"/answers/input.duplicate-field",schemaPath:"#/properties/answers/properties/input.duplicate-field/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.duplicate-field"].oneOf[0].enum},schema:schema19.properties.answers.properties["input.duplicate-field"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["input.duplicate-field"].oneOf[0],data:data108};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
var _valid12 = _errs202 === errors;
if(_valid12){
valid32 = true;
passing12 = 0;
}
const _errs204 = errors;
if(!(validate120(data108, {instancePath:instancePath+"/answers/input.duplicate-field",parentData:data50,parentDataProperty:"input.duplicate-field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid12 = _errs204 === errors;
if(_valid12 && valid32){
valid32 = false;
passing12 = [passing12, 1];
}
else {
if(_valid12){
valid32 = true;
passing12 = 1;
}
}
if(!valid32){
const err108 = {instancePath:instancePath+"/answers/input.duplicate-field",schemaPath:"#/properties/answers/properties/input.duplicate-field/oneOf",keyword:"oneOf",params:{passingSchemas: passing12},schema:schema19.properties.answers.properties["input.duplicate-field"].oneOf,parentSchema:schema19.properties.answers.properties["input.duplicate-field"],data:data108};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
else {
errors = _errs201;
if(vErrors !== null){
if(_errs201){
vErrors.length = _errs201;
}
else {
vErrors = null;
}
}
}
}
if(data50["input.encoding"] !== undefined){
let data109 = data50["input.encoding"];
const _errs206 = errors;
let valid33 = false;
let passing13 = null;
const _errs207 = errors;
if(typeof data109 !== "string"){
const err109 = {instancePath:instancePath+"/answers/input.encoding",schemaPath:"#/properties/answers/properties/input.encoding/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["input.encoding"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["input.encoding"].oneOf[0],data:data109};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(!(data109 === "kept")){
const err110 = {instancePath:instancePath+"/answers/input.encoding",schemaPath:"#/properties/answers/properties/input.encoding/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.encoding"].oneOf[0].enum},schema:schema19.properties.answers.properties["input.encoding"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["input.encoding"].oneOf[0],data:data109};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
var _valid13 = _errs207 === errors;
if(_valid13){
valid33 = true;
passing13 = 0;
}
const _errs209 = errors;
if(!(validate120(data109, {instancePath:instancePath+"/answers/input.encoding",parentData:data50,parentDataProperty:"input.encoding",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid13 = _errs209 === errors;
if(_valid13 && valid33){
valid33 = false;
passing13 = [passing13, 1];
}
else {
if(_valid13){
valid33 = true;
passing13 = 1;
}
}
if(!valid33){
const err111 = {instancePath:instancePath+"/answers/input.encoding",schemaPath:"#/properties/answers/properties/input.encoding/oneOf",keyword:"oneOf",params:{passingSchemas: passing13},schema:schema19.properties.answers.properties["input.encoding"].oneOf,parentSchema:schema19.properties.answers.properties["input.encoding"],data:data109};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
else {
errors = _errs206;
if(vErrors !== null){
if(_errs206){
vErrors.length = _errs206;
}
else {
vErrors = null;
}
}
}
}
if(data50["input.content-type"] !== undefined){
let data110 = data50["input.content-type"];
if(data110 && typeof data110 == "object" && !Array.isArray(data110)){
if(data110.also === undefined){
const err112 = {instancePath:instancePath+"/answers/input.content-type",schemaPath:"#/properties/answers/properties/input.content-type/required",keyword:"required",params:{missingProperty: "also"},schema:schema19.properties.answers.properties["input.content-type"].required,parentSchema:schema19.properties.answers.properties["input.content-type"],data:data110};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data110.otherwise === undefined){
const err113 = {instancePath:instancePath+"/answers/input.content-type",schemaPath:"#/properties/answers/properties/input.content-type/required",keyword:"required",params:{missingProperty: "otherwise"},schema:schema19.properties.answers.properties["input.content-type"].required,parentSchema:schema19.properties.answers.properties["input.content-type"],data:data110};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
for(const key13 in data110){
if(!((key13 === "also") || (key13 === "otherwise"))){
const err114 = {instancePath:instancePath+"/answers/input.content-type",schemaPath:"#/properties/answers/properties/input.content-type/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},schema:false,parentSchema:schema19.properties.answers.properties["input.content-type"],data:data110};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data110.also !== undefined){
let data111 = data110.also;
if(Array.isArray(data111)){
const len3 = data111.length;
for(let i5=0; i5<len3; i5++){
let data112 = data111[i5];
if(typeof data112 !== "string"){
const err115 = {instancePath:instancePath+"/answers/input.content-type/also/" + i5,schemaPath:"#/properties/answers/properties/input.content-type/properties/also/items/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["input.content-type"].properties.also.items.type,parentSchema:schema19.properties.answers.properties["input.content-type"].properties.also.items,data:data112};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(!((data112 === "json") || (data112 === "multipart"))){
const err116 = {instancePath:instancePath+"/answers/input.content-type/also/" + i5,schemaPath:"#/properties/answers/properties/input.content-type/properties/also/items/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.content-type"].properties.also.items.enum},schema:schema19.properties.answers.properties["input.content-type"].properties.also.items.enum,parentSchema:schema19.properties.answers.properties["input.content-type"].properties.also.items,data:data112};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
let i6 = data111.length;
let j2;
if(i6 > 1){
const indices2 = {};
for(;i6--;){
let item2 = data111[i6];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err117 = {instancePath:instancePath+"/answers/input.content-type/also",schemaPath:"#/properties/answers/properties/input.content-type/properties/also/uniqueItems",keyword:"uniqueItems",params:{i: i6, j: j2},schema:true,parentSchema:schema19.properties.answers.properties["input.content-type"].properties.also,data:data111};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
break;
}
indices2[item2] = i6;
}
}
}
else {
const err118 = {instancePath:instancePath+"/answers/input.content-type/also",schemaPath:"#/properties/answers/properties/input.content-type/properties/also/type",keyword:"type",params:{type: "array"},schema:schema19.properties.answers.properties["input.content-type"].properties.also.type,parentSchema:schema19.properties.answers.properties["input.content-type"].properties.also,data:data111};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data110.otherwise !== undefined){
let data113 = data110.otherwise;
const _errs218 = errors;
let valid38 = false;
let passing14 = null;
const _errs219 = errors;
if(typeof data113 !== "string"){
const err119 = {instancePath:instancePath+"/answers/input.content-type/otherwise",schemaPath:"#/properties/answers/properties/input.content-type/properties/otherwise/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["input.content-type"].properties.otherwise.oneOf[0].type,parentSchema:schema19.properties.answers.properties["input.content-type"].properties.otherwise.oneOf[0],data:data113};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(!((data113 === "absent") || (data113 === "form"))){
const err120 = {instancePath:instancePath+"/answers/input.content-type/otherwise",schemaPath:"#/properties/answers/properties/input.content-type/properties/otherwise/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.content-type"].properties.otherwise.oneOf[0].enum},schema:schema19.properties.answers.properties["input.content-type"].properties.otherwise.oneOf[0].enum,parentSchema:schema19.properties.answers.properties["input.content-type"].properties.otherwise.oneOf[0],data:data113};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
var _valid14 = _errs219 === errors;
if(_valid14){
valid38 = true;
passing14 = 0;
}
const _errs221 = errors;
if(!(validate120(data113, {instancePath:instancePath+"/answers/input.content-type/otherwise",parentData:data110,parentDataProperty:"otherwise",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid14 = _errs221 === errors;
if(_valid14 && valid38){
valid38 = false;
passing14 = [passing14, 1];
}
else {
if(_valid14){
valid38 = true;
passing14 = 1;
}
}
if(!valid38){
const err121 = {instancePath:instancePath+"/answers/input.content-type/otherwise",schemaPath:"#/properties/answers/properties/input.content-type/properties/otherwise/oneOf",keyword:"oneOf",params:{passingSchemas: passing14},schema:schema19.properties.answers.properties["input.content-type"].properties.otherwise.oneOf,parentSchema:schema19.properties.answers.properties["input.content-type"].properties.otherwise,data:data113};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
else {
errors = _errs218;
if(vErrors !== null){
if(_errs218){
vErrors.length = _errs218;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err122 = {instancePath:instancePath+"/answers/input.content-type",schemaPath:"#/properties/answers/properties/input.content-type/type",keyword:"type",params:{type: "object"},schema:schema19.properties.answers.properties["input.content-type"].type,parentSchema:schema19.properties.answers.properties["input.content-type"],data:data110};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data50["input.query-fields"] !== undefined){
let data114 = data50["input.query-fields"];
if(typeof data114 !== "string"){
const err123 = {instancePath:instancePath+"/answers/input.query-fields",schemaPath:"#/properties/answers/properties/input.query-fields/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["input.query-fields"].type,parentSchema:schema19.properties.answers.properties["input.query-fields"],data:data114};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(!((data114 === "ignored") || (data114 === "read"))){
const err124 = {instancePath:instancePath+"/answers/input.query-fields",schemaPath:"#/properties/answers/properties/input.query-fields/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.query-fields"].enum},schema:schema19.properties.answers.properties["input.query-fields"].enum,parentSchema:schema19.properties.answers.properties["input.query-fields"],data:data114};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data50["input.id-lists"] !== undefined){
let data115 = data50["input.id-lists"];
const _errs225 = errors;
let valid39 = false;
let passing15 = null;
const _errs226 = errors;
if(typeof data115 !== "string"){
const err125 = {instancePath:instancePath+"/answers/input.id-lists",schemaPath:"#/properties/answers/properties/input.id-lists/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["input.id-lists"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["input.id-lists"].oneOf[0],data:data115};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(!(((data115 === "brackets") || (data115 === "comma")) || (data115 === "ignored"))){
const err126 = {instancePath:instancePath+"/answers/input.id-lists",schemaPath:"#/properties/answers/properties/input.id-lists/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.id-lists"].oneOf[0].enum},schema:schema19.properties.answers.properties["input.id-lists"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["input.id-lists"].oneOf[0],data:data115};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
var _valid15 = _errs226 === errors;
if(_valid15){
valid39 = true;
passing15 = 0;
}
const _errs228 = errors;
if(!(validate120(data115, {instancePath:instancePath+"/answers/input.id-lists",parentData:data50,parentDataProperty:"input.id-lists",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid15 = _errs228 === errors;
if(_valid15 && valid39){
valid39 = false;
passing15 = [passing15, 1];
}
else {
if(_valid15){
valid39 = true;
passing15 = 1;
}
}
if(!valid39){
const err127 = {instancePath:instancePath+"/answers/input.id-lists",schemaPath:"#/properties/answers/properties/input.id-lists/oneOf",keyword:"oneOf",params:{passingSchemas: passing15},schema:schema19.properties.answers.properties["input.id-lists"].oneOf,parentSchema:schema19.properties.answers.properties["input.id-lists"],data:data115};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
else {
errors = _errs225;
if(vErrors !== null){
if(_errs225){
vErrors.length = _errs225;
}
else {
vErrors = null;
}
}
}
}
if(data50["input.list-index-gaps"] !== undefined){
let data116 = data50["input.list-index-gaps"];
const _errs230 = errors;
let valid40 = false;
let passing16 = null;
const _errs231 = errors;
if(typeof data116 !== "string"){
const err128 = {instancePath:instancePath+"/answers/input.list-index-gaps",schemaPath:"#/properties/answers/properties/input.list-index-gaps/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["input.list-index-gaps"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["input.list-index-gaps"].oneOf[0],data:data116};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(!(data116 === "closed")){
const err129 = {instancePath:instancePath+"/answers/input.list-index-gaps",schemaPath:"#/properties/answers/properties/input.list-index-gaps/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.list-index-gaps"].oneOf[0].enum},schema:schema19.properties.answers.properties["input.list-index-gaps"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["input.list-index-gaps"].oneOf[0],data:data116};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
var _valid16 = _errs231 === errors;
if(_valid16){
valid40 = true;
passing16 = 0;
}
const _errs233 = errors;
if(!(validate120(data116, {instancePath:instancePath+"/answers/input.list-index-gaps",parentData:data50,parentDataProperty:"input.list-index-gaps",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid16 = _errs233 === errors;
if(_valid16 && valid40){
valid40 = false;
passing16 = [passing16, 1];
}
else {
if(_valid16){
valid40 = true;
passing16 = 1;
}
}
if(!valid40){
const err130 = {instancePath:instancePath+"/answers/input.list-index-gaps",schemaPath:"#/properties/answers/properties/input.list-index-gaps/oneOf",keyword:"oneOf",params:{passingSchemas: passing16},schema:schema19.properties.answers.properties["input.list-index-gaps"].oneOf,parentSchema:schema19.properties.answers.properties["input.list-index-gaps"],data:data116};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
else {
errors = _errs230;
if(vErrors !== null){
if(_errs230){
vErrors.length = _errs230;
}
else {
vErrors = null;
}
}
}
}
if(data50["input.list-row-incomplete"] !== undefined){
let data117 = data50["input.list-row-incomplete"];
const _errs235 = errors;
let valid41 = false;
let passing17 = null;
const _errs236 = errors;
if(typeof data117 !== "string"){
const err131 = {instancePath:instancePath+"/answers/input.list-row-incomplete",schemaPath:"#/properties/answers/properties/input.list-row-incomplete/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["input.list-row-incomplete"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["input.list-row-incomplete"].oneOf[0],data:data117};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(!(data117 === "dropped")){
const err132 = {instancePath:instancePath+"/answers/input.list-row-incomplete",schemaPath:"#/properties/answers/properties/input.list-row-incomplete/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.list-row-incomplete"].oneOf[0].enum},schema:schema19.properties.answers.properties["input.list-row-incomplete"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["input.list-row-incomplete"].oneOf[0],data:data117};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
var _valid17 = _errs236 === errors;
if(_valid17){
valid41 = true;
passing17 = 0;
}
const _errs238 = errors;
if(!(validate120(data117, {instancePath:instancePath+"/answers/input.list-row-incomplete",parentData:data50,parentDataProperty:"input.list-row-incomplete",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid17 = _errs238 === errors;
if(_valid17 && valid41){
valid41 = false;
passing17 = [passing17, 1];
}
else {
if(_valid17){
valid41 = true;
passing17 = 1;
}
}
if(!valid41){
const err133 = {instancePath:instancePath+"/answers/input.list-row-incomplete",schemaPath:"#/properties/answers/properties/input.list-row-incomplete/oneOf",keyword:"oneOf",params:{passingSchemas: passing17},schema:schema19.properties.answers.properties["input.list-row-incomplete"].oneOf,parentSchema:schema19.properties.answers.properties["input.list-row-incomplete"],data:data117};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
else {
errors = _errs235;
if(vErrors !== null){
if(_errs235){
vErrors.length = _errs235;
}
else {
vErrors = null;
}
}
}
}
if(data50["input.lists-on-update"] !== undefined){
let data118 = data50["input.lists-on-update"];
if(typeof data118 !== "string"){
const err134 = {instancePath:instancePath+"/answers/input.lists-on-update",schemaPath:"#/properties/answers/properties/input.lists-on-update/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["input.lists-on-update"].type,parentSchema:schema19.properties.answers.properties["input.lists-on-update"],data:data118};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
if(!((data118 === "replaces") || (data118 === "merges"))){
const err135 = {instancePath:instancePath+"/answers/input.lists-on-update",schemaPath:"#/properties/answers/properties/input.lists-on-update/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.lists-on-update"].enum},schema:schema19.properties.answers.properties["input.lists-on-update"].enum,parentSchema:schema19.properties.answers.properties["input.lists-on-update"],data:data118};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data50["links.alias.rule"] !== undefined){
let data119 = data50["links.alias.rule"];
if(data119 && typeof data119 == "object" && !Array.isArray(data119)){
if(data119.pattern === undefined){
const err136 = {instancePath:instancePath+"/answers/links.alias.rule",schemaPath:"#/properties/answers/properties/links.alias.rule/required",keyword:"required",params:{missingProperty: "pattern"},schema:schema19.properties.answers.properties["links.alias.rule"].required,parentSchema:schema19.properties.answers.properties["links.alias.rule"],data:data119};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
if(data119.case === undefined){
const err137 = {instancePath:instancePath+"/answers/links.alias.rule",schemaPath:"#/properties/answers/properties/links.alias.rule/required",keyword:"required",params:{missingProperty: "case"},schema:schema19.properties.answers.properties["links.alias.rule"].required,parentSchema:schema19.properties.answers.properties["links.alias.rule"],data:data119};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
for(const key14 in data119){
if(!((key14 === "pattern") || (key14 === "case"))){
const err138 = {instancePath:instancePath+"/answers/links.alias.rule",schemaPath:"#/properties/answers/properties/links.alias.rule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},schema:false,parentSchema:schema19.properties.answers.properties["links.alias.rule"],data:data119};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data119.pattern !== undefined){
let data120 = data119.pattern;
if(!(typeof data120 === "string")){
const err139 = {instancePath:instancePath+"/answers/links.alias.rule/pattern",schemaPath:"#/properties/answers/properties/links.alias.rule/properties/pattern/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["links.alias.rule"].properties.pattern.type,parentSchema:schema19.properties.answers.properties["links.alias.rule"].properties.pattern,data:data120};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data119.case !== undefined){
let data121 = data119.case;
if(typeof data121 !== "string"){
const err140 = {instancePath:instancePath+"/answers/links.alias.rule/case",schemaPath:"#/properties/answers/properties/links.alias.rule/properties/case/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["links.alias.rule"].properties.case.type,parentSchema:schema19.properties.answers.properties["links.alias.rule"].properties.case,data:data121};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if(!((data121 === "sensitive") || (data121 === "insensitive"))){
const err141 = {instancePath:instancePath+"/answers/links.alias.rule/case",schemaPath:"#/properties/answers/properties/links.alias.rule/properties/case/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.alias.rule"].properties.case.enum},schema:schema19.properties.answers.properties["links.alias.rule"].properties.case.enum,parentSchema:schema19.properties.answers.properties["links.alias.rule"].properties.case,data:data121};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
}
else {
const err142 = {instancePath:instancePath+"/answers/links.alias.rule",schemaPath:"#/properties/answers/properties/links.alias.rule/type",keyword:"type",params:{type: "object"},schema:schema19.properties.answers.properties["links.alias.rule"].type,parentSchema:schema19.properties.answers.properties["links.alias.rule"],data:data119};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data50["links.alias.generated"] !== undefined){
let data122 = data50["links.alias.generated"];
const _errs249 = errors;
let valid43 = false;
let passing18 = null;
const _errs250 = errors;
if(!(((typeof data122 == "number") && (!(data122 % 1) && !isNaN(data122))) && (isFinite(data122)))){
const err143 = {instancePath:instancePath+"/answers/links.alias.generated",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/0/type",keyword:"type",params:{type: "integer"},schema:schema19.properties.answers.properties["links.alias.generated"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[0],data:data122};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
if((typeof data122 == "number") && (isFinite(data122))){
if(data122 > 32 || isNaN(data122)){
const err144 = {instancePath:instancePath+"/answers/links.alias.generated",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 32},schema:32,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[0],data:data122};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
if(data122 < 3 || isNaN(data122)){
const err145 = {instancePath:instancePath+"/answers/links.alias.generated",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3},schema:3,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[0],data:data122};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
var _valid18 = _errs250 === errors;
if(_valid18){
valid43 = true;
passing18 = 0;
}
const _errs252 = errors;
if(data122 && typeof data122 == "object" && !Array.isArray(data122)){
if(data122.least === undefined){
const err146 = {instancePath:instancePath+"/answers/links.alias.generated",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/1/required",keyword:"required",params:{missingProperty: "least"},schema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1].required,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1],data:data122};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if(data122.most === undefined){
const err147 = {instancePath:instancePath+"/answers/links.alias.generated",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/1/required",keyword:"required",params:{missingProperty: "most"},schema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1].required,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1],data:data122};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
for(const key15 in data122){
if(!((key15 === "least") || (key15 === "most"))){
const err148 = {instancePath:instancePath+"/answers/links.alias.generated",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},schema:false,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1],data:data122};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data122.least !== undefined){
let data123 = data122.least;
if(!(((typeof data123 == "number") && (!(data123 % 1) && !isNaN(data123))) && (isFinite(data123)))){
const err149 = {instancePath:instancePath+"/answers/links.alias.generated/least",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/1/properties/least/type",keyword:"type",params:{type: "integer"},schema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1].properties.least.type,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1].properties.least,data:data123};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if((typeof data123 == "number") && (isFinite(data123))){
if(data123 > 32 || isNaN(data123)){
const err150 = {instancePath:instancePath+"/answers/links.alias.generated/least",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/1/properties/least/maximum",keyword:"maximum",params:{comparison: "<=", limit: 32},schema:32,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1].properties.least,data:data123};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
if(data123 < 3 || isNaN(data123)){
const err151 = {instancePath:instancePath+"/answers/links.alias.generated/least",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/1/properties/least/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3},schema:3,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1].properties.least,data:data123};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
}
if(data122.most !== undefined){
let data124 = data122.most;
if(!(((typeof data124 == "number") && (!(data124 % 1) && !isNaN(data124))) && (isFinite(data124)))){
const err152 = {instancePath:instancePath+"/answers/links.alias.generated/most",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/1/properties/most/type",keyword:"type",params:{type: "integer"},schema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1].properties.most.type,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1].properties.most,data:data124};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
if((typeof data124 == "number") && (isFinite(data124))){
if(data124 > 32 || isNaN(data124)){
const err153 = {instancePath:instancePath+"/answers/links.alias.generated/most",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/1/properties/most/maximum",keyword:"maximum",params:{comparison: "<=", limit: 32},schema:32,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1].properties.most,data:data124};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if(data124 < 3 || isNaN(data124)){
const err154 = {instancePath:instancePath+"/answers/links.alias.generated/most",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/1/properties/most/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3},schema:3,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1].properties.most,data:data124};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
}
}
else {
const err155 = {instancePath:instancePath+"/answers/links.alias.generated",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/1/type",keyword:"type",params:{type: "object"},schema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1].type,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1],data:data122};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
var _valid18 = _errs252 === errors;
if(_valid18 && valid43){
valid43 = false;
passing18 = [passing18, 1];
}
else {
if(_valid18){
valid43 = true;
passing18 = 1;
}
const _errs259 = errors;
if(typeof data122 !== "string"){
const err156 = {instancePath:instancePath+"/answers/links.alias.generated",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/2/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["links.alias.generated"].oneOf[2].type,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[2],data:data122};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
if(!((data122 === "words") || (data122 === "none"))){
const err157 = {instancePath:instancePath+"/answers/links.alias.generated",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/2/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.alias.generated"].oneOf[2].enum},schema:schema19.properties.answers.properties["links.alias.generated"].oneOf[2].enum,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[2],data:data122};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
var _valid18 = _errs259 === errors;
if(_valid18 && valid43){
valid43 = false;
passing18 = [passing18, 2];
}
else {
if(_valid18){
valid43 = true;
passing18 = 2;
}
}
}
if(!valid43){
const err158 = {instancePath:instancePath+"/answers/links.alias.generated",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf",keyword:"oneOf",params:{passingSchemas: passing18},schema:schema19.properties.answers.properties["links.alias.generated"].oneOf,parentSchema:schema19.properties.answers.properties["links.alias.generated"],data:data122};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
else {
errors = _errs249;
if(vErrors !== null){
if(_errs249){
vErrors.length = _errs249;
}
else {
vErrors = null;
}
}
}
}
if(data50["links.alias.unique"] !== undefined){
let data125 = data50["links.alias.unique"];
if(data125 && typeof data125 == "object" && !Array.isArray(data125)){
for(const key16 in data125){
if(!((key16 === "scope") || (key16 === "status"))){
const err159 = {instancePath:instancePath+"/answers/links.alias.unique",schemaPath:"#/properties/answers/properties/links.alias.unique/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},schema:false,parentSchema:schema19.properties.answers.properties["links.alias.unique"],data:data125};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
if(data125.scope !== undefined){
let data126 = data125.scope;
if(typeof data126 !== "string"){
const err160 = {instancePath:instancePath+"/answers/links.alias.unique/scope",schemaPath:"#/properties/answers/properties/links.alias.unique/properties/scope/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["links.alias.unique"].properties.scope.type,parentSchema:schema19.properties.answers.properties["links.alias.unique"].properties.scope,data:data126};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
if(!((data126 === "domain") || (data126 === "account"))){
const err161 = {instancePath:instancePath+"/answers/links.alias.unique/scope",schemaPath:"#/properties/answers/properties/links.alias.unique/properties/scope/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.alias.unique"].properties.scope.enum},schema:schema19.properties.answers.properties["links.alias.unique"].properties.scope.enum,parentSchema:schema19.properties.answers.properties["links.alias.unique"].properties.scope,data:data126};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data125.status !== undefined){
if(!(validate120(data125.status, {instancePath:instancePath+"/answers/links.alias.unique/status",parentData:data125,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
}
else {
const err162 = {instancePath:instancePath+"/answers/links.alias.unique",schemaPath:"#/properties/answers/properties/links.alias.unique/type",keyword:"type",params:{type: "object"},schema:schema19.properties.answers.properties["links.alias.unique"].type,parentSchema:schema19.properties.answers.properties["links.alias.unique"],data:data125};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data50["links.url.rule"] !== undefined){
let data128 = data50["links.url.rule"];
if(data128 && typeof data128 == "object" && !Array.isArray(data128)){
for(const key17 in data128){
if(!((key17 === "schemes") || (key17 === "length"))){
const err163 = {instancePath:instancePath+"/answers/links.url.rule",schemaPath:"#/properties/answers/properties/links.url.rule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},schema:false,parentSchema:schema19.properties.answers.properties["links.url.rule"],data:data128};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data128.schemes !== undefined){
let data129 = data128.schemes;
if(Array.isArray(data129)){
const len4 = data129.length;
for(let i7=0; i7<len4; i7++){
let data130 = data129[i7];
if(typeof data130 === "string"){
if(!pattern10.test(data130)){
const err164 = {instancePath:instancePath+"/answers/links.url.rule/schemes/" + i7,schemaPath:"#/properties/answers/properties/links.url.rule/properties/schemes/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9+.-]*$"},schema:"^[a-z][a-z0-9+.-]*$",parentSchema:schema19.properties.answers.properties["links.url.rule"].properties.schemes.items,data:data130};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
else {
const err165 = {instancePath:instancePath+"/answers/links.url.rule/schemes/" + i7,schemaPath:"#/properties/answers/properties/links.url.rule/properties/schemes/items/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["links.url.rule"].properties.schemes.items.type,parentSchema:schema19.properties.answers.properties["links.url.rule"].properties.schemes.items,data:data130};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
}
else {
const err166 = {instancePath:instancePath+"/answers/links.url.rule/schemes",schemaPath:"#/properties/answers/properties/links.url.rule/properties/schemes/type",keyword:"type",params:{type: "array"},schema:schema19.properties.answers.properties["links.url.rule"].properties.schemes.type,parentSchema:schema19.properties.answers.properties["links.url.rule"].properties.schemes,data:data129};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
if(data128.length !== undefined){
let data131 = data128.length;
if(!(((typeof data131 == "number") && (!(data131 % 1) && !isNaN(data131))) && (isFinite(data131)))){
const err167 = {instancePath:instancePath+"/answers/links.url.rule/length",schemaPath:"#/properties/answers/properties/links.url.rule/properties/length/type",keyword:"type",params:{type: "integer"},schema:schema19.properties.answers.properties["links.url.rule"].properties.length.type,parentSchema:schema19.properties.answers.properties["links.url.rule"].properties.length,data:data131};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
if((typeof data131 == "number") && (isFinite(data131))){
if(data131 < 1 || isNaN(data131)){
const err168 = {instancePath:instancePath+"/answers/links.url.rule/length",schemaPath:"#/properties/answers/properties/links.url.rule/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema19.properties.answers.properties["links.url.rule"].properties.length,data:data131};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
}
}
else {
const err169 = {instancePath:instancePath+"/answers/links.url.rule",schemaPath:"#/properties/answers/properties/links.url.rule/type",keyword:"type",params:{type: "object"},schema:schema19.properties.answers.properties["links.url.rule"].type,parentSchema:schema19.properties.answers.properties["links.url.rule"],data:data128};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
if(data50["references.unknown"] !== undefined){
let data132 = data50["references.unknown"];
const _errs277 = errors;
let valid49 = false;
let passing19 = null;
const _errs278 = errors;
if(!(validate171(data132, {instancePath:instancePath+"/answers/references.unknown",parentData:data50,parentDataProperty:"references.unknown",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
var _valid19 = _errs278 === errors;
if(_valid19){
valid49 = true;
passing19 = 0;
}
const _errs279 = errors;
if(data132 && typeof data132 == "object" && !Array.isArray(data132)){
if(data132.default === undefined){
const err170 = {instancePath:instancePath+"/answers/references.unknown",schemaPath:"#/properties/answers/properties/references.unknown/oneOf/1/required",keyword:"required",params:{missingProperty: "default"},schema:schema19.properties.answers.properties["references.unknown"].oneOf[1].required,parentSchema:schema19.properties.answers.properties["references.unknown"].oneOf[1],data:data132};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
for(const key18 in data132){
if(!((((key18 === "default") || (key18 === "domain_id")) || (key18 === "space_id")) || (key18 === "pixel_ids"))){
const err171 = {instancePath:instancePath+"/answers/references.unknown",schemaPath:"#/properties/answers/properties/references.unknown/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},schema:false,parentSchema:schema19.properties.answers.properties["references.unknown"].oneOf[1],data:data132};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data132.default !== undefined){
if(!(validate171(data132.default, {instancePath:instancePath+"/answers/references.unknown/default",parentData:data132,parentDataProperty:"default",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
}
if(data132.domain_id !== undefined){
if(!(validate171(data132.domain_id, {instancePath:instancePath+"/answers/references.unknown/domain_id",parentData:data132,parentDataProperty:"domain_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
}
if(data132.space_id !== undefined){
if(!(validate171(data132.space_id, {instancePath:instancePath+"/answers/references.unknown/space_id",parentData:data132,parentDataProperty:"space_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
}
if(data132.pixel_ids !== undefined){
if(!(validate171(data132.pixel_ids, {instancePath:instancePath+"/answers/references.unknown/pixel_ids",parentData:data132,parentDataProperty:"pixel_ids",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
}
}
else {
const err172 = {instancePath:instancePath+"/answers/references.unknown",schemaPath:"#/properties/answers/properties/references.unknown/oneOf/1/type",keyword:"type",params:{type: "object"},schema:schema19.properties.answers.properties["references.unknown"].oneOf[1].type,parentSchema:schema19.properties.answers.properties["references.unknown"].oneOf[1],data:data132};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
var _valid19 = _errs279 === errors;
if(_valid19 && valid49){
valid49 = false;
passing19 = [passing19, 1];
}
else {
if(_valid19){
valid49 = true;
passing19 = 1;
}
}
if(!valid49){
const err173 = {instancePath:instancePath+"/answers/references.unknown",schemaPath:"#/properties/answers/properties/references.unknown/oneOf",keyword:"oneOf",params:{passingSchemas: passing19},schema:schema19.properties.answers.properties["references.unknown"].oneOf,parentSchema:schema19.properties.answers.properties["references.unknown"],data:data132};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
else {
errors = _errs277;
if(vErrors !== null){
if(_errs277){
vErrors.length = _errs277;
}
else {
vErrors = null;
}
}
}
}
if(data50["links.privacy.password"] !== undefined){
let data137 = data50["links.privacy.password"];
const _errs287 = errors;
let valid51 = false;
let passing20 = null;
const _errs288 = errors;
if(typeof data137 !== "string"){
const err174 = {instancePath:instancePath+"/answers/links.privacy.password",schemaPath:"#/properties/answers/properties/links.privacy.password/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["links.privacy.password"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["links.privacy.password"].oneOf[0],data:data137};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
if(!(data137 === "accepted")){
const err175 = {instancePath:instancePath+"/answers/links.privacy.password",schemaPath:"#/properties/answers/properties/links.privacy.password/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.privacy.password"].oneOf[0].enum},schema:schema19.properties.answers.properties["links.privacy.password"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["links.privacy.password"].oneOf[0],data:data137};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
var _valid20 = _errs288 === errors;
if(_valid20){
valid51 = true;
passing20 = 0;
}
const _errs290 = errors;
if(!(validate120(data137, {instancePath:instancePath+"/answers/links.privacy.password",parentData:data50,parentDataProperty:"links.privacy.password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid20 = _errs290 === errors;
if(_valid20 && valid51){
valid51 = false;
passing20 = [passing20, 1];
}
else {
if(_valid20){
valid51 = true;
passing20 = 1;
}
}
if(!valid51){
const err176 = {instancePath:instancePath+"/answers/links.privacy.password",schemaPath:"#/properties/answers/properties/links.privacy.password/oneOf",keyword:"oneOf",params:{passingSchemas: passing20},schema:schema19.properties.answers.properties["links.privacy.password"].oneOf,parentSchema:schema19.properties.answers.properties["links.privacy.password"],data:data137};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
else {
errors = _errs287;
if(vErrors !== null){
if(_errs287){
vErrors.length = _errs287;
}
else {
vErrors = null;
}
}
}
}
if(data50["links.password.meaning"] !== undefined){
let data138 = data50["links.password.meaning"];
if(typeof data138 !== "string"){
const err177 = {instancePath:instancePath+"/answers/links.password.meaning",schemaPath:"#/properties/answers/properties/links.password.meaning/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["links.password.meaning"].type,parentSchema:schema19.properties.answers.properties["links.password.meaning"],data:data138};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
if(!((data138 === "separate") || (data138 === "same"))){
const err178 = {instancePath:instancePath+"/answers/links.password.meaning",schemaPath:"#/properties/answers/properties/links.password.meaning/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.password.meaning"].enum},schema:schema19.properties.answers.properties["links.password.meaning"].enum,parentSchema:schema19.properties.answers.properties["links.password.meaning"],data:data138};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
if(data50["links.target-type.undocumented"] !== undefined){
let data139 = data50["links.target-type.undocumented"];
const _errs294 = errors;
let valid52 = false;
let passing21 = null;
const _errs295 = errors;
if(typeof data139 !== "string"){
const err179 = {instancePath:instancePath+"/answers/links.target-type.undocumented",schemaPath:"#/properties/answers/properties/links.target-type.undocumented/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["links.target-type.undocumented"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["links.target-type.undocumented"].oneOf[0],data:data139};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
if(!(data139 === "accepted")){
const err180 = {instancePath:instancePath+"/answers/links.target-type.undocumented",schemaPath:"#/properties/answers/properties/links.target-type.undocumented/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.target-type.undocumented"].oneOf[0].enum},schema:schema19.properties.answers.properties["links.target-type.undocumented"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["links.target-type.undocumented"].oneOf[0],data:data139};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
var _valid21 = _errs295 === errors;
if(_valid21){
valid52 = true;
passing21 = 0;
}
const _errs297 = errors;
if(!(validate120(data139, {instancePath:instancePath+"/answers/links.target-type.undocumented",parentData:data50,parentDataProperty:"links.target-type.undocumented",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid21 = _errs297 === errors;
if(_valid21 && valid52){
valid52 = false;
passing21 = [passing21, 1];
}
else {
if(_valid21){
valid52 = true;
passing21 = 1;
}
}
if(!valid52){
const err181 = {instancePath:instancePath+"/answers/links.target-type.undocumented",schemaPath:"#/properties/answers/properties/links.target-type.undocumented/oneOf",keyword:"oneOf",params:{passingSchemas: passing21},schema:schema19.properties.answers.properties["links.target-type.undocumented"].oneOf,parentSchema:schema19.properties.answers.properties["links.target-type.undocumented"],data:data139};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
else {
errors = _errs294;
if(vErrors !== null){
if(_errs294){
vErrors.length = _errs294;
}
else {
vErrors = null;
}
}
}
}
if(data50["links.target-type.unsent"] !== undefined){
let data140 = data50["links.target-type.unsent"];
if(typeof data140 !== "string"){
const err182 = {instancePath:instancePath+"/answers/links.target-type.unsent",schemaPath:"#/properties/answers/properties/links.target-type.unsent/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["links.target-type.unsent"].type,parentSchema:schema19.properties.answers.properties["links.target-type.unsent"],data:data140};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
if(!((data140 === "unchanged") || (data140 === "by-list"))){
const err183 = {instancePath:instancePath+"/answers/links.target-type.unsent",schemaPath:"#/properties/answers/properties/links.target-type.unsent/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.target-type.unsent"].enum},schema:schema19.properties.answers.properties["links.target-type.unsent"].enum,parentSchema:schema19.properties.answers.properties["links.target-type.unsent"],data:data140};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
if(data50["links.targeting.inactive"] !== undefined){
let data141 = data50["links.targeting.inactive"];
if(typeof data141 !== "string"){
const err184 = {instancePath:instancePath+"/answers/links.targeting.inactive",schemaPath:"#/properties/answers/properties/links.targeting.inactive/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["links.targeting.inactive"].type,parentSchema:schema19.properties.answers.properties["links.targeting.inactive"],data:data141};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
if(!(((data141 === "kept") || (data141 === "dropped")) || (data141 === "all-dropped"))){
const err185 = {instancePath:instancePath+"/answers/links.targeting.inactive",schemaPath:"#/properties/answers/properties/links.targeting.inactive/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.targeting.inactive"].enum},schema:schema19.properties.answers.properties["links.targeting.inactive"].enum,parentSchema:schema19.properties.answers.properties["links.targeting.inactive"],data:data141};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
if(data50["links.targeting.keys"] !== undefined){
let data142 = data50["links.targeting.keys"];
const _errs303 = errors;
let valid53 = false;
let passing22 = null;
const _errs304 = errors;
if(!(validate180(data142, {instancePath:instancePath+"/answers/links.targeting.keys",parentData:data50,parentDataProperty:"links.targeting.keys",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var _valid22 = _errs304 === errors;
if(_valid22){
valid53 = true;
passing22 = 0;
}
const _errs305 = errors;
if(data142 && typeof data142 == "object" && !Array.isArray(data142)){
if(data142.default === undefined){
const err186 = {instancePath:instancePath+"/answers/links.targeting.keys",schemaPath:"#/properties/answers/properties/links.targeting.keys/oneOf/1/required",keyword:"required",params:{missingProperty: "default"},schema:schema19.properties.answers.properties["links.targeting.keys"].oneOf[1].required,parentSchema:schema19.properties.answers.properties["links.targeting.keys"].oneOf[1],data:data142};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
for(const key19 in data142){
if(!((((key19 === "default") || (key19 === "country")) || (key19 === "platform")) || (key19 === "language"))){
const err187 = {instancePath:instancePath+"/answers/links.targeting.keys",schemaPath:"#/properties/answers/properties/links.targeting.keys/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},schema:false,parentSchema:schema19.properties.answers.properties["links.targeting.keys"].oneOf[1],data:data142};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data142.default !== undefined){
if(!(validate180(data142.default, {instancePath:instancePath+"/answers/links.targeting.keys/default",parentData:data142,parentDataProperty:"default",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
}
if(data142.country !== undefined){
if(!(validate180(data142.country, {instancePath:instancePath+"/answers/links.targeting.keys/country",parentData:data142,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
}
if(data142.platform !== undefined){
if(!(validate180(data142.platform, {instancePath:instancePath+"/answers/links.targeting.keys/platform",parentData:data142,parentDataProperty:"platform",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
}
if(data142.language !== undefined){
if(!(validate180(data142.language, {instancePath:instancePath+"/answers/links.targeting.keys/language",parentData:data142,parentDataProperty:"language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
}
}
else {
const err188 = {instancePath:instancePath+"/answers/links.targeting.keys",schemaPath:"#/properties/answers/properties/links.targeting.keys/oneOf/1/type",keyword:"type",params:{type: "object"},schema:schema19.properties.answers.properties["links.targeting.keys"].oneOf[1].type,parentSchema:schema19.properties.answers.properties["links.targeting.keys"].oneOf[1],data:data142};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
var _valid22 = _errs305 === errors;
if(_valid22 && valid53){
valid53 = false;
passing22 = [passing22, 1];
}
else {
if(_valid22){
valid53 = true;
passing22 = 1;
}
}
if(!valid53){
const err189 = {instancePath:instancePath+"/answers/links.targeting.keys",schemaPath:"#/properties/answers/properties/links.targeting.keys/oneOf",keyword:"oneOf",params:{passingSchemas: passing22},schema:schema19.properties.answers.properties["links.targeting.keys"].oneOf,parentSchema:schema19.properties.answers.properties["links.targeting.keys"],data:data142};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
else {
errors = _errs303;
if(vErrors !== null){
if(_errs303){
vErrors.length = _errs303;
}
else {
vErrors = null;
}
}
}
}
if(data50["pixels.delete.attached"] !== undefined){
let data147 = data50["pixels.delete.attached"];
const _errs313 = errors;
let valid55 = false;
let passing23 = null;
const _errs314 = errors;
if(typeof data147 !== "string"){
const err190 = {instancePath:instancePath+"/answers/pixels.delete.attached",schemaPath:"#/properties/answers/properties/pixels.delete.attached/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["pixels.delete.attached"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["pixels.delete.attached"].oneOf[0],data:data147};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
if(!((data147 === "detached") || (data147 === "touched"))){
const err191 = {instancePath:instancePath+"/answers/pixels.delete.attached",schemaPath:"#/properties/answers/properties/pixels.delete.attached/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["pixels.delete.attached"].oneOf[0].enum},schema:schema19.properties.answers.properties["pixels.delete.attached"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["pixels.delete.attached"].oneOf[0],data:data147};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
var _valid23 = _errs314 === errors;
if(_valid23){
valid55 = true;
passing23 = 0;
}
const _errs316 = errors;
if(!(validate120(data147, {instancePath:instancePath+"/answers/pixels.delete.attached",parentData:data50,parentDataProperty:"pixels.delete.attached",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid23 = _errs316 === errors;
if(_valid23 && valid55){
valid55 = false;
passing23 = [passing23, 1];
}
else {
if(_valid23){
valid55 = true;
passing23 = 1;
}
}
if(!valid55){
const err192 = {instancePath:instancePath+"/answers/pixels.delete.attached",schemaPath:"#/properties/answers/properties/pixels.delete.attached/oneOf",keyword:"oneOf",params:{passingSchemas: passing23},schema:schema19.properties.answers.properties["pixels.delete.attached"].oneOf,parentSchema:schema19.properties.answers.properties["pixels.delete.attached"],data:data147};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
else {
errors = _errs313;
if(vErrors !== null){
if(_errs313){
vErrors.length = _errs313;
}
else {
vErrors = null;
}
}
}
}
if(data50["links.expiration.zone"] !== undefined){
let data148 = data50["links.expiration.zone"];
if(typeof data148 === "string"){
if(data148.length < 1){
const err193 = {instancePath:instancePath+"/answers/links.expiration.zone",schemaPath:"#/properties/answers/properties/links.expiration.zone/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema19.properties.answers.properties["links.expiration.zone"],data:data148};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
else {
const err194 = {instancePath:instancePath+"/answers/links.expiration.zone",schemaPath:"#/properties/answers/properties/links.expiration.zone/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["links.expiration.zone"].type,parentSchema:schema19.properties.answers.properties["links.expiration.zone"],data:data148};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data50["links.expiration.date-only"] !== undefined){
let data149 = data50["links.expiration.date-only"];
if(typeof data149 !== "string"){
const err195 = {instancePath:instancePath+"/answers/links.expiration.date-only",schemaPath:"#/properties/answers/properties/links.expiration.date-only/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["links.expiration.date-only"].type,parentSchema:schema19.properties.answers.properties["links.expiration.date-only"],data:data149};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
if(!(((((data149 === "start-of-day") || (data149 === "end-of-day")) || (data149 === "last-minute")) || (data149 === "last-second")) || (data149 === "last-millisecond"))){
const err196 = {instancePath:instancePath+"/answers/links.expiration.date-only",schemaPath:"#/properties/answers/properties/links.expiration.date-only/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.expiration.date-only"].enum},schema:schema19.properties.answers.properties["links.expiration.date-only"].enum,parentSchema:schema19.properties.answers.properties["links.expiration.date-only"],data:data149};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
if(data50["links.expiration.time-only"] !== undefined){
let data150 = data50["links.expiration.time-only"];
const _errs322 = errors;
let valid56 = false;
let passing24 = null;
const _errs323 = errors;
if(typeof data150 !== "string"){
const err197 = {instancePath:instancePath+"/answers/links.expiration.time-only",schemaPath:"#/properties/answers/properties/links.expiration.time-only/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["links.expiration.time-only"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["links.expiration.time-only"].oneOf[0],data:data150};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
if(!(data150 === "no-effect")){
const err198 = {instancePath:instancePath+"/answers/links.expiration.time-only",schemaPath:"#/properties/answers/properties/links.expiration.time-only/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.expiration.time-only"].oneOf[0].enum},schema:schema19.properties.answers.properties["links.expiration.time-only"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["links.expiration.time-only"].oneOf[0],data:data150};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
var _valid24 = _errs323 === errors;
if(_valid24){
valid56 = true;
passing24 = 0;
}
const _errs325 = errors;
if(!(validate120(data150, {instancePath:instancePath+"/answers/links.expiration.time-only",parentData:data50,parentDataProperty:"links.expiration.time-only",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid24 = _errs325 === errors;
if(_valid24 && valid56){
valid56 = false;
passing24 = [passing24, 1];
}
else {
if(_valid24){
valid56 = true;
passing24 = 1;
}
}
if(!valid56){
const err199 = {instancePath:instancePath+"/answers/links.expiration.time-only",schemaPath:"#/properties/answers/properties/links.expiration.time-only/oneOf",keyword:"oneOf",params:{passingSchemas: passing24},schema:schema19.properties.answers.properties["links.expiration.time-only"].oneOf,parentSchema:schema19.properties.answers.properties["links.expiration.time-only"],data:data150};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
else {
errors = _errs322;
if(vErrors !== null){
if(_errs322){
vErrors.length = _errs322;
}
else {
vErrors = null;
}
}
}
}
if(data50["links.expiration.past"] !== undefined){
let data151 = data50["links.expiration.past"];
const _errs327 = errors;
let valid57 = false;
let passing25 = null;
const _errs328 = errors;
if(typeof data151 !== "string"){
const err200 = {instancePath:instancePath+"/answers/links.expiration.past",schemaPath:"#/properties/answers/properties/links.expiration.past/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["links.expiration.past"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["links.expiration.past"].oneOf[0],data:data151};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
if(!(data151 === "expired")){
const err201 = {instancePath:instancePath+"/answers/links.expiration.past",schemaPath:"#/properties/answers/properties/links.expiration.past/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.expiration.past"].oneOf[0].enum},schema:schema19.properties.answers.properties["links.expiration.past"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["links.expiration.past"].oneOf[0],data:data151};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
var _valid25 = _errs328 === errors;
if(_valid25){
valid57 = true;
passing25 = 0;
}
const _errs330 = errors;
if(!(validate120(data151, {instancePath:instancePath+"/answers/links.expiration.past",parentData:data50,parentDataProperty:"links.expiration.past",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid25 = _errs330 === errors;
if(_valid25 && valid57){
valid57 = false;
passing25 = [passing25, 1];
}
else {
if(_valid25){
valid57 = true;
passing25 = 1;
}
}
if(!valid57){
const err202 = {instancePath:instancePath+"/answers/links.expiration.past",schemaPath:"#/properties/answers/properties/links.expiration.past/oneOf",keyword:"oneOf",params:{passingSchemas: passing25},schema:schema19.properties.answers.properties["links.expiration.past"].oneOf,parentSchema:schema19.properties.answers.properties["links.expiration.past"],data:data151};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
else {
errors = _errs327;
if(vErrors !== null){
if(_errs327){
vErrors.length = _errs327;
}
else {
vErrors = null;
}
}
}
}
if(data50["links.expiration.clicks"] !== undefined){
let data152 = data50["links.expiration.clicks"];
const _errs332 = errors;
let valid58 = false;
let passing26 = null;
const _errs333 = errors;
if(typeof data152 !== "string"){
const err203 = {instancePath:instancePath+"/answers/links.expiration.clicks",schemaPath:"#/properties/answers/properties/links.expiration.clicks/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["links.expiration.clicks"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["links.expiration.clicks"].oneOf[0],data:data152};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
if(!((data152 === "no-limit") || (data152 === "at-once"))){
const err204 = {instancePath:instancePath+"/answers/links.expiration.clicks",schemaPath:"#/properties/answers/properties/links.expiration.clicks/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.expiration.clicks"].oneOf[0].enum},schema:schema19.properties.answers.properties["links.expiration.clicks"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["links.expiration.clicks"].oneOf[0],data:data152};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
var _valid26 = _errs333 === errors;
if(_valid26){
valid58 = true;
passing26 = 0;
}
const _errs335 = errors;
if(!(validate120(data152, {instancePath:instancePath+"/answers/links.expiration.clicks",parentData:data50,parentDataProperty:"links.expiration.clicks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid26 = _errs335 === errors;
if(_valid26 && valid58){
valid58 = false;
passing26 = [passing26, 1];
}
else {
if(_valid26){
valid58 = true;
passing26 = 1;
}
}
if(!valid58){
const err205 = {instancePath:instancePath+"/answers/links.expiration.clicks",schemaPath:"#/properties/answers/properties/links.expiration.clicks/oneOf",keyword:"oneOf",params:{passingSchemas: passing26},schema:schema19.properties.answers.properties["links.expiration.clicks"].oneOf,parentSchema:schema19.properties.answers.properties["links.expiration.clicks"],data:data152};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
else {
errors = _errs332;
if(vErrors !== null){
if(_errs332){
vErrors.length = _errs332;
}
else {
vErrors = null;
}
}
}
}
if(data50["links.status.precedence"] !== undefined){
let data153 = data50["links.status.precedence"];
if(typeof data153 !== "string"){
const err206 = {instancePath:instancePath+"/answers/links.status.precedence",schemaPath:"#/properties/answers/properties/links.status.precedence/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["links.status.precedence"].type,parentSchema:schema19.properties.answers.properties["links.status.precedence"],data:data153};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
if(!(((data153 === "disabled") || (data153 === "expired")) || (data153 === "both"))){
const err207 = {instancePath:instancePath+"/answers/links.status.precedence",schemaPath:"#/properties/answers/properties/links.status.precedence/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.status.precedence"].enum},schema:schema19.properties.answers.properties["links.status.precedence"].enum,parentSchema:schema19.properties.answers.properties["links.status.precedence"],data:data153};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
if(data50["search.match"] !== undefined){
let data154 = data50["search.match"];
if(data154 && typeof data154 == "object" && !Array.isArray(data154)){
if(data154.where === undefined){
const err208 = {instancePath:instancePath+"/answers/search.match",schemaPath:"#/properties/answers/properties/search.match/required",keyword:"required",params:{missingProperty: "where"},schema:schema19.properties.answers.properties["search.match"].required,parentSchema:schema19.properties.answers.properties["search.match"],data:data154};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
if(data154.case === undefined){
const err209 = {instancePath:instancePath+"/answers/search.match",schemaPath:"#/properties/answers/properties/search.match/required",keyword:"required",params:{missingProperty: "case"},schema:schema19.properties.answers.properties["search.match"].required,parentSchema:schema19.properties.answers.properties["search.match"],data:data154};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
for(const key20 in data154){
if(!((key20 === "where") || (key20 === "case"))){
const err210 = {instancePath:instancePath+"/answers/search.match",schemaPath:"#/properties/answers/properties/search.match/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},schema:false,parentSchema:schema19.properties.answers.properties["search.match"],data:data154};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
if(data154.where !== undefined){
let data155 = data154.where;
if(typeof data155 !== "string"){
const err211 = {instancePath:instancePath+"/answers/search.match/where",schemaPath:"#/properties/answers/properties/search.match/properties/where/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["search.match"].properties.where.type,parentSchema:schema19.properties.answers.properties["search.match"].properties.where,data:data155};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
if(!(((((data155 === "anywhere") || (data155 === "start")) || (data155 === "whole")) || (data155 === "words")) || (data155 === "word-starts"))){
const err212 = {instancePath:instancePath+"/answers/search.match/where",schemaPath:"#/properties/answers/properties/search.match/properties/where/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["search.match"].properties.where.enum},schema:schema19.properties.answers.properties["search.match"].properties.where.enum,parentSchema:schema19.properties.answers.properties["search.match"].properties.where,data:data155};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
}
if(data154.case !== undefined){
let data156 = data154.case;
if(typeof data156 !== "string"){
const err213 = {instancePath:instancePath+"/answers/search.match/case",schemaPath:"#/properties/answers/properties/search.match/properties/case/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["search.match"].properties.case.type,parentSchema:schema19.properties.answers.properties["search.match"].properties.case,data:data156};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
if(!((data156 === "insensitive") || (data156 === "sensitive"))){
const err214 = {instancePath:instancePath+"/answers/search.match/case",schemaPath:"#/properties/answers/properties/search.match/properties/case/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["search.match"].properties.case.enum},schema:schema19.properties.answers.properties["search.match"].properties.case.enum,parentSchema:schema19.properties.answers.properties["search.match"].properties.case,data:data156};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
}
else {
const err215 = {instancePath:instancePath+"/answers/search.match",schemaPath:"#/properties/answers/properties/search.match/type",keyword:"type",params:{type: "object"},schema:schema19.properties.answers.properties["search.match"].type,parentSchema:schema19.properties.answers.properties["search.match"],data:data154};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
if(data50["sort.order"] !== undefined){
let data157 = data50["sort.order"];
if(data157 && typeof data157 == "object" && !Array.isArray(data157)){
for(const key21 in data157){
if(!(((key21 === "text") || (key21 === "unset")) || (key21 === "ties"))){
const err216 = {instancePath:instancePath+"/answers/sort.order",schemaPath:"#/properties/answers/properties/sort.order/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},schema:false,parentSchema:schema19.properties.answers.properties["sort.order"],data:data157};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
if(data157.text !== undefined){
let data158 = data157.text;
if(typeof data158 !== "string"){
const err217 = {instancePath:instancePath+"/answers/sort.order/text",schemaPath:"#/properties/answers/properties/sort.order/properties/text/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["sort.order"].properties.text.type,parentSchema:schema19.properties.answers.properties["sort.order"].properties.text,data:data158};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
if(!(((data158 === "folded") || (data158 === "code-point")) || (data158 === "locale"))){
const err218 = {instancePath:instancePath+"/answers/sort.order/text",schemaPath:"#/properties/answers/properties/sort.order/properties/text/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["sort.order"].properties.text.enum},schema:schema19.properties.answers.properties["sort.order"].properties.text.enum,parentSchema:schema19.properties.answers.properties["sort.order"].properties.text,data:data158};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
}
if(data157.unset !== undefined){
let data159 = data157.unset;
if(typeof data159 !== "string"){
const err219 = {instancePath:instancePath+"/answers/sort.order/unset",schemaPath:"#/properties/answers/properties/sort.order/properties/unset/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["sort.order"].properties.unset.type,parentSchema:schema19.properties.answers.properties["sort.order"].properties.unset,data:data159};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
if(!((data159 === "last") || (data159 === "lowest"))){
const err220 = {instancePath:instancePath+"/answers/sort.order/unset",schemaPath:"#/properties/answers/properties/sort.order/properties/unset/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["sort.order"].properties.unset.enum},schema:schema19.properties.answers.properties["sort.order"].properties.unset.enum,parentSchema:schema19.properties.answers.properties["sort.order"].properties.unset,data:data159};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
}
if(data157.ties !== undefined){
let data160 = data157.ties;
if(typeof data160 !== "string"){
const err221 = {instancePath:instancePath+"/answers/sort.order/ties",schemaPath:"#/properties/answers/properties/sort.order/properties/ties/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["sort.order"].properties.ties.type,parentSchema:schema19.properties.answers.properties["sort.order"].properties.ties,data:data160};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
if(!(((data160 === "id") || (data160 === "id-ascending")) || (data160 === "id-descending"))){
const err222 = {instancePath:instancePath+"/answers/sort.order/ties",schemaPath:"#/properties/answers/properties/sort.order/properties/ties/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["sort.order"].properties.ties.enum},schema:schema19.properties.answers.properties["sort.order"].properties.ties.enum,parentSchema:schema19.properties.answers.properties["sort.order"].properties.ties,data:data160};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
}
}
else {
const err223 = {instancePath:instancePath+"/answers/sort.order",schemaPath:"#/properties/answers/properties/sort.order/type",keyword:"type",params:{type: "object"},schema:schema19.properties.answers.properties["sort.order"].type,parentSchema:schema19.properties.answers.properties["sort.order"],data:data157};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
}
if(data50["auth.missing"] !== undefined){
if(!(validate120(data50["auth.missing"], {instancePath:instancePath+"/answers/auth.missing",parentData:data50,parentDataProperty:"auth.missing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
if(data50["auth.invalid"] !== undefined){
if(!(validate120(data50["auth.invalid"], {instancePath:instancePath+"/answers/auth.invalid",parentData:data50,parentDataProperty:"auth.invalid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
if(data50["auth.header"] !== undefined){
let data163 = data50["auth.header"];
if(typeof data163 !== "string"){
const err224 = {instancePath:instancePath+"/answers/auth.header",schemaPath:"#/properties/answers/properties/auth.header/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["auth.header"].type,parentSchema:schema19.properties.answers.properties["auth.header"],data:data163};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
if(!(((((data163 === "strict") || (data163 === "exact")) || (data163 === "spaced")) || (data163 === "lenient")) || (data163 === "last"))){
const err225 = {instancePath:instancePath+"/answers/auth.header",schemaPath:"#/properties/answers/properties/auth.header/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["auth.header"].enum},schema:schema19.properties.answers.properties["auth.header"].enum,parentSchema:schema19.properties.answers.properties["auth.header"],data:data163};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
}
if(data50["auth.malformed"] !== undefined){
let data164 = data50["auth.malformed"];
if(typeof data164 !== "string"){
const err226 = {instancePath:instancePath+"/answers/auth.malformed",schemaPath:"#/properties/answers/properties/auth.malformed/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["auth.malformed"].type,parentSchema:schema19.properties.answers.properties["auth.malformed"],data:data164};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
if(!((data164 === "missing") || (data164 === "invalid"))){
const err227 = {instancePath:instancePath+"/answers/auth.malformed",schemaPath:"#/properties/answers/properties/auth.malformed/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["auth.malformed"].enum},schema:schema19.properties.answers.properties["auth.malformed"].enum,parentSchema:schema19.properties.answers.properties["auth.malformed"],data:data164};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
}
if(data50["auth.challenge"] !== undefined){
let data165 = data50["auth.challenge"];
if(typeof data165 !== "string"){
const err228 = {instancePath:instancePath+"/answers/auth.challenge",schemaPath:"#/properties/answers/properties/auth.challenge/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["auth.challenge"].type,parentSchema:schema19.properties.answers.properties["auth.challenge"],data:data165};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
if(!((data165 === "bearer") || (data165 === "none"))){
const err229 = {instancePath:instancePath+"/answers/auth.challenge",schemaPath:"#/properties/answers/properties/auth.challenge/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["auth.challenge"].enum},schema:schema19.properties.answers.properties["auth.challenge"].enum,parentSchema:schema19.properties.answers.properties["auth.challenge"],data:data165};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
}
if(data50["auth.scope"] !== undefined){
let data166 = data50["auth.scope"];
if(typeof data166 !== "string"){
const err230 = {instancePath:instancePath+"/answers/auth.scope",schemaPath:"#/properties/answers/properties/auth.scope/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["auth.scope"].type,parentSchema:schema19.properties.answers.properties["auth.scope"],data:data166};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
if(!((data166 === "own") || (data166 === "shared"))){
const err231 = {instancePath:instancePath+"/answers/auth.scope",schemaPath:"#/properties/answers/properties/auth.scope/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["auth.scope"].enum},schema:schema19.properties.answers.properties["auth.scope"].enum,parentSchema:schema19.properties.answers.properties["auth.scope"],data:data166};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
}
if(data50["errors.validation.status"] !== undefined){
if(!(validate120(data50["errors.validation.status"], {instancePath:instancePath+"/answers/errors.validation.status",parentData:data50,parentDataProperty:"errors.validation.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
if(data50["errors.missing"] !== undefined){
let data168 = data50["errors.missing"];
const _errs366 = errors;
let valid61 = false;
let passing27 = null;
const _errs367 = errors;
if(typeof data168 !== "string"){
const err232 = {instancePath:instancePath+"/answers/errors.missing",schemaPath:"#/properties/answers/properties/errors.missing/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["errors.missing"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["errors.missing"].oneOf[0],data:data168};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
if(!(data168 === "together")){
const err233 = {instancePath:instancePath+"/answers/errors.missing",schemaPath:"#/properties/answers/properties/errors.missing/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["errors.missing"].oneOf[0].enum},schema:schema19.properties.answers.properties["errors.missing"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["errors.missing"].oneOf[0],data:data168};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
var _valid27 = _errs367 === errors;
if(_valid27){
valid61 = true;
passing27 = 0;
}
const _errs369 = errors;
if(!(validate120(data168, {instancePath:instancePath+"/answers/errors.missing",parentData:data50,parentDataProperty:"errors.missing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid27 = _errs369 === errors;
if(_valid27 && valid61){
valid61 = false;
passing27 = [passing27, 1];
}
else {
if(_valid27){
valid61 = true;
passing27 = 1;
}
}
if(!valid61){
const err234 = {instancePath:instancePath+"/answers/errors.missing",schemaPath:"#/properties/answers/properties/errors.missing/oneOf",keyword:"oneOf",params:{passingSchemas: passing27},schema:schema19.properties.answers.properties["errors.missing"].oneOf,parentSchema:schema19.properties.answers.properties["errors.missing"],data:data168};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
else {
errors = _errs366;
if(vErrors !== null){
if(_errs366){
vErrors.length = _errs366;
}
else {
vErrors = null;
}
}
}
}
if(data50["errors.fields"] !== undefined){
let data169 = data50["errors.fields"];
if(data169 && typeof data169 == "object" && !Array.isArray(data169)){
for(const key22 in data169){
if(!((((((((key22 === "ids.malformed") || (key22 === "list.page-beyond-last")) || (key22 === "list.page-invalid")) || (key22 === "list.unknown-value")) || (key22 === "list.unknown-filter-id")) || (key22 === "links.update.empty-body")) || (key22 === "links.alias.unique")) || (key22 === "references.unknown"))){
const err235 = {instancePath:instancePath+"/answers/errors.fields",schemaPath:"#/properties/answers/properties/errors.fields/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},schema:false,parentSchema:schema19.properties.answers.properties["errors.fields"],data:data169};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
}
if(data169["ids.malformed"] !== undefined){
let data170 = data169["ids.malformed"];
if(typeof data170 !== "boolean"){
const err236 = {instancePath:instancePath+"/answers/errors.fields/ids.malformed",schemaPath:"#/properties/answers/properties/errors.fields/properties/ids.malformed/type",keyword:"type",params:{type: "boolean"},schema:schema19.properties.answers.properties["errors.fields"].properties["ids.malformed"].type,parentSchema:schema19.properties.answers.properties["errors.fields"].properties["ids.malformed"],data:data170};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
if(data169["list.page-beyond-last"] !== undefined){
let data171 = data169["list.page-beyond-last"];
if(typeof data171 !== "boolean"){
const err237 = {instancePath:instancePath+"/answers/errors.fields/list.page-beyond-last",schemaPath:"#/properties/answers/properties/errors.fields/properties/list.page-beyond-last/type",keyword:"type",params:{type: "boolean"},schema:schema19.properties.answers.properties["errors.fields"].properties["list.page-beyond-last"].type,parentSchema:schema19.properties.answers.properties["errors.fields"].properties["list.page-beyond-last"],data:data171};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
}
if(data169["list.page-invalid"] !== undefined){
let data172 = data169["list.page-invalid"];
if(typeof data172 !== "boolean"){
const err238 = {instancePath:instancePath+"/answers/errors.fields/list.page-invalid",schemaPath:"#/properties/answers/properties/errors.fields/properties/list.page-invalid/type",keyword:"type",params:{type: "boolean"},schema:schema19.properties.answers.properties["errors.fields"].properties["list.page-invalid"].type,parentSchema:schema19.properties.answers.properties["errors.fields"].properties["list.page-invalid"],data:data172};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
}
if(data169["list.unknown-value"] !== undefined){
let data173 = data169["list.unknown-value"];
if(typeof data173 !== "boolean"){
const err239 = {instancePath:instancePath+"/answers/errors.fields/list.unknown-value",schemaPath:"#/properties/answers/properties/errors.fields/properties/list.unknown-value/type",keyword:"type",params:{type: "boolean"},schema:schema19.properties.answers.properties["errors.fields"].properties["list.unknown-value"].type,parentSchema:schema19.properties.answers.properties["errors.fields"].properties["list.unknown-value"],data:data173};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
}
if(data169["list.unknown-filter-id"] !== undefined){
let data174 = data169["list.unknown-filter-id"];
if(typeof data174 !== "boolean"){
const err240 = {instancePath:instancePath+"/answers/errors.fields/list.unknown-filter-id",schemaPath:"#/properties/answers/properties/errors.fields/properties/list.unknown-filter-id/type",keyword:"type",params:{type: "boolean"},schema:schema19.properties.answers.properties["errors.fields"].properties["list.unknown-filter-id"].type,parentSchema:schema19.properties.answers.properties["errors.fields"].properties["list.unknown-filter-id"],data:data174};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
}
if(data169["links.update.empty-body"] !== undefined){
let data175 = data169["links.update.empty-body"];
if(typeof data175 !== "boolean"){
const err241 = {instancePath:instancePath+"/answers/errors.fields/links.update.empty-body",schemaPath:"#/properties/answers/properties/errors.fields/properties/links.update.empty-body/type",keyword:"type",params:{type: "boolean"},schema:schema19.properties.answers.properties["errors.fields"].properties["links.update.empty-body"].type,parentSchema:schema19.properties.answers.properties["errors.fields"].properties["links.update.empty-body"],data:data175};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
}
if(data169["links.alias.unique"] !== undefined){
let data176 = data169["links.alias.unique"];
if(typeof data176 !== "boolean"){
const err242 = {instancePath:instancePath+"/answers/errors.fields/links.alias.unique",schemaPath:"#/properties/answers/properties/errors.fields/properties/links.alias.unique/type",keyword:"type",params:{type: "boolean"},schema:schema19.properties.answers.properties["errors.fields"].properties["links.alias.unique"].type,parentSchema:schema19.properties.answers.properties["errors.fields"].properties["links.alias.unique"],data:data176};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
}
if(data169["references.unknown"] !== undefined){
let data177 = data169["references.unknown"];
if(typeof data177 !== "boolean"){
const err243 = {instancePath:instancePath+"/answers/errors.fields/references.unknown",schemaPath:"#/properties/answers/properties/errors.fields/properties/references.unknown/type",keyword:"type",params:{type: "boolean"},schema:schema19.properties.answers.properties["errors.fields"].properties["references.unknown"].type,parentSchema:schema19.properties.answers.properties["errors.fields"].properties["references.unknown"],data:data177};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
}
}
else {
const err244 = {instancePath:instancePath+"/answers/errors.fields",schemaPath:"#/properties/answers/properties/errors.fields/type",keyword:"type",params:{type: "object"},schema:schema19.properties.answers.properties["errors.fields"].type,parentSchema:schema19.properties.answers.properties["errors.fields"],data:data169};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
}
if(data50["errors.named-field"] !== undefined){
let data178 = data50["errors.named-field"];
if(data178 && typeof data178 == "object" && !Array.isArray(data178)){
for(const key23 in data178){
if(!((key23 === "links.expiration.time-only") || (key23 === "links.privacy.password"))){
const err245 = {instancePath:instancePath+"/answers/errors.named-field",schemaPath:"#/properties/answers/properties/errors.named-field/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23},schema:false,parentSchema:schema19.properties.answers.properties["errors.named-field"],data:data178};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
}
if(data178["links.expiration.time-only"] !== undefined){
let data179 = data178["links.expiration.time-only"];
if(typeof data179 !== "string"){
const err246 = {instancePath:instancePath+"/answers/errors.named-field/links.expiration.time-only",schemaPath:"#/properties/answers/properties/errors.named-field/properties/links.expiration.time-only/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["errors.named-field"].properties["links.expiration.time-only"].type,parentSchema:schema19.properties.answers.properties["errors.named-field"].properties["links.expiration.time-only"],data:data179};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
if(!((data179 === "missing") || (data179 === "sent"))){
const err247 = {instancePath:instancePath+"/answers/errors.named-field/links.expiration.time-only",schemaPath:"#/properties/answers/properties/errors.named-field/properties/links.expiration.time-only/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["errors.named-field"].properties["links.expiration.time-only"].enum},schema:schema19.properties.answers.properties["errors.named-field"].properties["links.expiration.time-only"].enum,parentSchema:schema19.properties.answers.properties["errors.named-field"].properties["links.expiration.time-only"],data:data179};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
}
if(data178["links.privacy.password"] !== undefined){
let data180 = data178["links.privacy.password"];
if(typeof data180 !== "string"){
const err248 = {instancePath:instancePath+"/answers/errors.named-field/links.privacy.password",schemaPath:"#/properties/answers/properties/errors.named-field/properties/links.privacy.password/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["errors.named-field"].properties["links.privacy.password"].type,parentSchema:schema19.properties.answers.properties["errors.named-field"].properties["links.privacy.password"],data:data180};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
if(!((data180 === "missing") || (data180 === "sent"))){
const err249 = {instancePath:instancePath+"/answers/errors.named-field/links.privacy.password",schemaPath:"#/properties/answers/properties/errors.named-field/properties/links.privacy.password/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["errors.named-field"].properties["links.privacy.password"].enum},schema:schema19.properties.answers.properties["errors.named-field"].properties["links.privacy.password"].enum,parentSchema:schema19.properties.answers.properties["errors.named-field"].properties["links.privacy.password"],data:data180};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
}
}
else {
const err250 = {instancePath:instancePath+"/answers/errors.named-field",schemaPath:"#/properties/answers/properties/errors.named-field/type",keyword:"type",params:{type: "object"},schema:schema19.properties.answers.properties["errors.named-field"].type,parentSchema:schema19.properties.answers.properties["errors.named-field"],data:data178};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
}
if(data50["errors.not-found"] !== undefined){
if(!(validate120(data50["errors.not-found"], {instancePath:instancePath+"/answers/errors.not-found",parentData:data50,parentDataProperty:"errors.not-found",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
if(data50["errors.deleted"] !== undefined){
let data182 = data50["errors.deleted"];
if(data182 && typeof data182 == "object" && !Array.isArray(data182)){
if(data182.links === undefined){
const err251 = {instancePath:instancePath+"/answers/errors.deleted",schemaPath:"#/properties/answers/properties/errors.deleted/required",keyword:"required",params:{missingProperty: "links"},schema:schema19.properties.answers.properties["errors.deleted"].required,parentSchema:schema19.properties.answers.properties["errors.deleted"],data:data182};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
if(data182.pixels === undefined){
const err252 = {instancePath:instancePath+"/answers/errors.deleted",schemaPath:"#/properties/answers/properties/errors.deleted/required",keyword:"required",params:{missingProperty: "pixels"},schema:schema19.properties.answers.properties["errors.deleted"].required,parentSchema:schema19.properties.answers.properties["errors.deleted"],data:data182};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
for(const key24 in data182){
if(!((key24 === "links") || (key24 === "pixels"))){
const err253 = {instancePath:instancePath+"/answers/errors.deleted",schemaPath:"#/properties/answers/properties/errors.deleted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24},schema:false,parentSchema:schema19.properties.answers.properties["errors.deleted"],data:data182};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
}
if(data182.links !== undefined){
if(!(validate195(data182.links, {instancePath:instancePath+"/answers/errors.deleted/links",parentData:data182,parentDataProperty:"links",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
}
if(data182.pixels !== undefined){
if(!(validate195(data182.pixels, {instancePath:instancePath+"/answers/errors.deleted/pixels",parentData:data182,parentDataProperty:"pixels",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
}
}
else {
const err254 = {instancePath:instancePath+"/answers/errors.deleted",schemaPath:"#/properties/answers/properties/errors.deleted/type",keyword:"type",params:{type: "object"},schema:schema19.properties.answers.properties["errors.deleted"].type,parentSchema:schema19.properties.answers.properties["errors.deleted"],data:data182};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
}
if(data50["errors.unknown-path"] !== undefined){
if(!(validate120(data50["errors.unknown-path"], {instancePath:instancePath+"/answers/errors.unknown-path",parentData:data50,parentDataProperty:"errors.unknown-path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
if(data50["errors.method"] !== undefined){
if(!(validate159(data50["errors.method"], {instancePath:instancePath+"/answers/errors.method",parentData:data50,parentDataProperty:"errors.method",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
}
if(data50["errors.too-large"] !== undefined){
let data187 = data50["errors.too-large"];
if(data187 && typeof data187 == "object" && !Array.isArray(data187)){
if(data187.status === undefined){
const err255 = {instancePath:instancePath+"/answers/errors.too-large",schemaPath:"#/properties/answers/properties/errors.too-large/required",keyword:"required",params:{missingProperty: "status"},schema:schema19.properties.answers.properties["errors.too-large"].required,parentSchema:schema19.properties.answers.properties["errors.too-large"],data:data187};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
if(data187.bytes === undefined){
const err256 = {instancePath:instancePath+"/answers/errors.too-large",schemaPath:"#/properties/answers/properties/errors.too-large/required",keyword:"required",params:{missingProperty: "bytes"},schema:schema19.properties.answers.properties["errors.too-large"].required,parentSchema:schema19.properties.answers.properties["errors.too-large"],data:data187};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
if(data187.fields === undefined){
const err257 = {instancePath:instancePath+"/answers/errors.too-large",schemaPath:"#/properties/answers/properties/errors.too-large/required",keyword:"required",params:{missingProperty: "fields"},schema:schema19.properties.answers.properties["errors.too-large"].required,parentSchema:schema19.properties.answers.properties["errors.too-large"],data:data187};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
for(const key25 in data187){
if(!(((key25 === "status") || (key25 === "bytes")) || (key25 === "fields"))){
const err258 = {instancePath:instancePath+"/answers/errors.too-large",schemaPath:"#/properties/answers/properties/errors.too-large/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25},schema:false,parentSchema:schema19.properties.answers.properties["errors.too-large"],data:data187};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
}
if(data187.status !== undefined){
if(!(validate120(data187.status, {instancePath:instancePath+"/answers/errors.too-large/status",parentData:data187,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
if(data187.bytes !== undefined){
let data189 = data187.bytes;
if(!(((typeof data189 == "number") && (!(data189 % 1) && !isNaN(data189))) && (isFinite(data189)))){
const err259 = {instancePath:instancePath+"/answers/errors.too-large/bytes",schemaPath:"#/properties/answers/properties/errors.too-large/properties/bytes/type",keyword:"type",params:{type: "integer"},schema:schema19.properties.answers.properties["errors.too-large"].properties.bytes.type,parentSchema:schema19.properties.answers.properties["errors.too-large"].properties.bytes,data:data189};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
if((typeof data189 == "number") && (isFinite(data189))){
if(data189 > 67108864 || isNaN(data189)){
const err260 = {instancePath:instancePath+"/answers/errors.too-large/bytes",schemaPath:"#/properties/answers/properties/errors.too-large/properties/bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 67108864},schema:67108864,parentSchema:schema19.properties.answers.properties["errors.too-large"].properties.bytes,data:data189};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
if(data189 < 1024 || isNaN(data189)){
const err261 = {instancePath:instancePath+"/answers/errors.too-large/bytes",schemaPath:"#/properties/answers/properties/errors.too-large/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024},schema:1024,parentSchema:schema19.properties.answers.properties["errors.too-large"].properties.bytes,data:data189};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
}
}
if(data187.fields !== undefined){
let data190 = data187.fields;
if(!(((typeof data190 == "number") && (!(data190 % 1) && !isNaN(data190))) && (isFinite(data190)))){
const err262 = {instancePath:instancePath+"/answers/errors.too-large/fields",schemaPath:"#/properties/answers/properties/errors.too-large/properties/fields/type",keyword:"type",params:{type: "integer"},schema:schema19.properties.answers.properties["errors.too-large"].properties.fields.type,parentSchema:schema19.properties.answers.properties["errors.too-large"].properties.fields,data:data190};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
if((typeof data190 == "number") && (isFinite(data190))){
if(data190 > 100000 || isNaN(data190)){
const err263 = {instancePath:instancePath+"/answers/errors.too-large/fields",schemaPath:"#/properties/answers/properties/errors.too-large/properties/fields/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},schema:100000,parentSchema:schema19.properties.answers.properties["errors.too-large"].properties.fields,data:data190};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
if(data190 < 50 || isNaN(data190)){
const err264 = {instancePath:instancePath+"/answers/errors.too-large/fields",schemaPath:"#/properties/answers/properties/errors.too-large/properties/fields/minimum",keyword:"minimum",params:{comparison: ">=", limit: 50},schema:50,parentSchema:schema19.properties.answers.properties["errors.too-large"].properties.fields,data:data190};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
}
}
}
else {
const err265 = {instancePath:instancePath+"/answers/errors.too-large",schemaPath:"#/properties/answers/properties/errors.too-large/type",keyword:"type",params:{type: "object"},schema:schema19.properties.answers.properties["errors.too-large"].type,parentSchema:schema19.properties.answers.properties["errors.too-large"],data:data187};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
if(data50["errors.precedence"] !== undefined){
let data191 = data50["errors.precedence"];
if(Array.isArray(data191)){
const len5 = data191.length;
for(let i8=0; i8<len5; i8++){
let data192 = data191[i8];
if(typeof data192 !== "string"){
const err266 = {instancePath:instancePath+"/answers/errors.precedence/" + i8,schemaPath:"#/properties/answers/properties/errors.precedence/items/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["errors.precedence"].items.type,parentSchema:schema19.properties.answers.properties["errors.precedence"].items,data:data192};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
if(!((((((((data192 === "path") || (data192 === "method")) || (data192 === "key")) || (data192 === "accept")) || (data192 === "media-type")) || (data192 === "size")) || (data192 === "record")) || (data192 === "input"))){
const err267 = {instancePath:instancePath+"/answers/errors.precedence/" + i8,schemaPath:"#/properties/answers/properties/errors.precedence/items/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["errors.precedence"].items.enum},schema:schema19.properties.answers.properties["errors.precedence"].items.enum,parentSchema:schema19.properties.answers.properties["errors.precedence"].items,data:data192};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
}
let i9 = data191.length;
let j3;
if(i9 > 1){
const indices3 = {};
for(;i9--;){
let item3 = data191[i9];
if(typeof item3 !== "string"){
continue;
}
if(typeof indices3[item3] == "number"){
j3 = indices3[item3];
const err268 = {instancePath:instancePath+"/answers/errors.precedence",schemaPath:"#/properties/answers/properties/errors.precedence/uniqueItems",keyword:"uniqueItems",params:{i: i9, j: j3},schema:true,parentSchema:schema19.properties.answers.properties["errors.precedence"],data:data191};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
break;
}
indices3[item3] = i9;
}
}
}
else {
const err269 = {instancePath:instancePath+"/answers/errors.precedence",schemaPath:"#/properties/answers/properties/errors.precedence/type",keyword:"type",params:{type: "array"},schema:schema19.properties.answers.properties["errors.precedence"].type,parentSchema:schema19.properties.answers.properties["errors.precedence"],data:data191};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
}
if(data50["errors.malformed"] !== undefined){
let data193 = data50["errors.malformed"];
if(data193 && typeof data193 == "object" && !Array.isArray(data193)){
if(data193.unreadable === undefined){
const err270 = {instancePath:instancePath+"/answers/errors.malformed",schemaPath:"#/properties/answers/properties/errors.malformed/required",keyword:"required",params:{missingProperty: "unreadable"},schema:schema19.properties.answers.properties["errors.malformed"].required,parentSchema:schema19.properties.answers.properties["errors.malformed"],data:data193};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
if(data193.headers === undefined){
const err271 = {instancePath:instancePath+"/answers/errors.malformed",schemaPath:"#/properties/answers/properties/errors.malformed/required",keyword:"required",params:{missingProperty: "headers"},schema:schema19.properties.answers.properties["errors.malformed"].required,parentSchema:schema19.properties.answers.properties["errors.malformed"],data:data193};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
if(data193.slow === undefined){
const err272 = {instancePath:instancePath+"/answers/errors.malformed",schemaPath:"#/properties/answers/properties/errors.malformed/required",keyword:"required",params:{missingProperty: "slow"},schema:schema19.properties.answers.properties["errors.malformed"].required,parentSchema:schema19.properties.answers.properties["errors.malformed"],data:data193};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
for(const key26 in data193){
if(!(((key26 === "unreadable") || (key26 === "headers")) || (key26 === "slow"))){
const err273 = {instancePath:instancePath+"/answers/errors.malformed",schemaPath:"#/properties/answers/properties/errors.malformed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key26},schema:false,parentSchema:schema19.properties.answers.properties["errors.malformed"],data:data193};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
}
if(data193.unreadable !== undefined){
if(!(validate120(data193.unreadable, {instancePath:instancePath+"/answers/errors.malformed/unreadable",parentData:data193,parentDataProperty:"unreadable",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
if(data193.headers !== undefined){
if(!(validate120(data193.headers, {instancePath:instancePath+"/answers/errors.malformed/headers",parentData:data193,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
if(data193.slow !== undefined){
if(!(validate120(data193.slow, {instancePath:instancePath+"/answers/errors.malformed/slow",parentData:data193,parentDataProperty:"slow",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
}
else {
const err274 = {instancePath:instancePath+"/answers/errors.malformed",schemaPath:"#/properties/answers/properties/errors.malformed/type",keyword:"type",params:{type: "object"},schema:schema19.properties.answers.properties["errors.malformed"].type,parentSchema:schema19.properties.answers.properties["errors.malformed"],data:data193};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
}
if(data50["errors.unavailable"] !== undefined){
if(!(validate205(data50["errors.unavailable"], {instancePath:instancePath+"/answers/errors.unavailable",parentData:data50,parentDataProperty:"errors.unavailable",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
errors = vErrors.length;
}
}
if(data50["limits.rate"] !== undefined){
let data198 = data50["limits.rate"];
const _errs424 = errors;
let valid70 = false;
let passing28 = null;
const _errs425 = errors;
if(typeof data198 !== "string"){
const err275 = {instancePath:instancePath+"/answers/limits.rate",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["limits.rate"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[0],data:data198};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
if(!(data198 === "none")){
const err276 = {instancePath:instancePath+"/answers/limits.rate",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["limits.rate"].oneOf[0].enum},schema:schema19.properties.answers.properties["limits.rate"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[0],data:data198};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
var _valid28 = _errs425 === errors;
if(_valid28){
valid70 = true;
passing28 = 0;
}
const _errs427 = errors;
if(data198 && typeof data198 == "object" && !Array.isArray(data198)){
if(data198.requests === undefined){
const err277 = {instancePath:instancePath+"/answers/limits.rate",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/1/required",keyword:"required",params:{missingProperty: "requests"},schema:schema19.properties.answers.properties["limits.rate"].oneOf[1].required,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[1],data:data198};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
for(const key27 in data198){
if(!((((key27 === "requests") || (key27 === "seconds")) || (key27 === "writes")) || (key27 === "headers"))){
const err278 = {instancePath:instancePath+"/answers/limits.rate",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key27},schema:false,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[1],data:data198};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
}
if(data198.requests !== undefined){
let data199 = data198.requests;
if(!(((typeof data199 == "number") && (!(data199 % 1) && !isNaN(data199))) && (isFinite(data199)))){
const err279 = {instancePath:instancePath+"/answers/limits.rate/requests",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/1/properties/requests/type",keyword:"type",params:{type: "integer"},schema:schema19.properties.answers.properties["limits.rate"].oneOf[1].properties.requests.type,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[1].properties.requests,data:data199};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
if((typeof data199 == "number") && (isFinite(data199))){
if(data199 < 1 || isNaN(data199)){
const err280 = {instancePath:instancePath+"/answers/limits.rate/requests",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/1/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[1].properties.requests,data:data199};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
}
}
if(data198.seconds !== undefined){
let data200 = data198.seconds;
if(!(((typeof data200 == "number") && (!(data200 % 1) && !isNaN(data200))) && (isFinite(data200)))){
const err281 = {instancePath:instancePath+"/answers/limits.rate/seconds",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/1/properties/seconds/type",keyword:"type",params:{type: "integer"},schema:schema19.properties.answers.properties["limits.rate"].oneOf[1].properties.seconds.type,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[1].properties.seconds,data:data200};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
if((typeof data200 == "number") && (isFinite(data200))){
if(data200 < 1 || isNaN(data200)){
const err282 = {instancePath:instancePath+"/answers/limits.rate/seconds",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/1/properties/seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[1].properties.seconds,data:data200};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
}
}
if(data198.writes !== undefined){
let data201 = data198.writes;
if(!(((typeof data201 == "number") && (!(data201 % 1) && !isNaN(data201))) && (isFinite(data201)))){
const err283 = {instancePath:instancePath+"/answers/limits.rate/writes",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/1/properties/writes/type",keyword:"type",params:{type: "integer"},schema:schema19.properties.answers.properties["limits.rate"].oneOf[1].properties.writes.type,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[1].properties.writes,data:data201};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
if((typeof data201 == "number") && (isFinite(data201))){
if(data201 < 1 || isNaN(data201)){
const err284 = {instancePath:instancePath+"/answers/limits.rate/writes",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/1/properties/writes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[1].properties.writes,data:data201};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
}
}
if(data198.headers !== undefined){
let data202 = data198.headers;
if(typeof data202 !== "string"){
const err285 = {instancePath:instancePath+"/answers/limits.rate/headers",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/1/properties/headers/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["limits.rate"].oneOf[1].properties.headers.type,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[1].properties.headers,data:data202};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
if(!(((data202 === "x-ratelimit") || (data202 === "ratelimit")) || (data202 === "none"))){
const err286 = {instancePath:instancePath+"/answers/limits.rate/headers",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/1/properties/headers/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["limits.rate"].oneOf[1].properties.headers.enum},schema:schema19.properties.answers.properties["limits.rate"].oneOf[1].properties.headers.enum,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[1].properties.headers,data:data202};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
}
}
else {
const err287 = {instancePath:instancePath+"/answers/limits.rate",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/1/type",keyword:"type",params:{type: "object"},schema:schema19.properties.answers.properties["limits.rate"].oneOf[1].type,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[1],data:data198};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
var _valid28 = _errs427 === errors;
if(_valid28 && valid70){
valid70 = false;
passing28 = [passing28, 1];
}
else {
if(_valid28){
valid70 = true;
passing28 = 1;
}
}
if(!valid70){
const err288 = {instancePath:instancePath+"/answers/limits.rate",schemaPath:"#/properties/answers/properties/limits.rate/oneOf",keyword:"oneOf",params:{passingSchemas: passing28},schema:schema19.properties.answers.properties["limits.rate"].oneOf,parentSchema:schema19.properties.answers.properties["limits.rate"],data:data198};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
else {
errors = _errs424;
if(vErrors !== null){
if(_errs424){
vErrors.length = _errs424;
}
else {
vErrors = null;
}
}
}
}
if(data50["http.head"] !== undefined){
let data203 = data50["http.head"];
const _errs439 = errors;
let valid72 = false;
let passing29 = null;
const _errs440 = errors;
if(typeof data203 !== "string"){
const err289 = {instancePath:instancePath+"/answers/http.head",schemaPath:"#/properties/answers/properties/http.head/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["http.head"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["http.head"].oneOf[0],data:data203};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
if(!(data203 === "as-get")){
const err290 = {instancePath:instancePath+"/answers/http.head",schemaPath:"#/properties/answers/properties/http.head/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["http.head"].oneOf[0].enum},schema:schema19.properties.answers.properties["http.head"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["http.head"].oneOf[0],data:data203};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
var _valid29 = _errs440 === errors;
if(_valid29){
valid72 = true;
passing29 = 0;
}
const _errs442 = errors;
if(!(validate159(data203, {instancePath:instancePath+"/answers/http.head",parentData:data50,parentDataProperty:"http.head",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var _valid29 = _errs442 === errors;
if(_valid29 && valid72){
valid72 = false;
passing29 = [passing29, 1];
}
else {
if(_valid29){
valid72 = true;
passing29 = 1;
}
}
if(!valid72){
const err291 = {instancePath:instancePath+"/answers/http.head",schemaPath:"#/properties/answers/properties/http.head/oneOf",keyword:"oneOf",params:{passingSchemas: passing29},schema:schema19.properties.answers.properties["http.head"].oneOf,parentSchema:schema19.properties.answers.properties["http.head"],data:data203};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
else {
errors = _errs439;
if(vErrors !== null){
if(_errs439){
vErrors.length = _errs439;
}
else {
vErrors = null;
}
}
}
}
if(data50["http.cors"] !== undefined){
let data204 = data50["http.cors"];
if(typeof data204 !== "string"){
const err292 = {instancePath:instancePath+"/answers/http.cors",schemaPath:"#/properties/answers/properties/http.cors/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["http.cors"].type,parentSchema:schema19.properties.answers.properties["http.cors"],data:data204};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
if(!(((data204 === "open") || (data204 === "echoed")) || (data204 === "closed"))){
const err293 = {instancePath:instancePath+"/answers/http.cors",schemaPath:"#/properties/answers/properties/http.cors/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["http.cors"].enum},schema:schema19.properties.answers.properties["http.cors"].enum,parentSchema:schema19.properties.answers.properties["http.cors"],data:data204};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
}
if(data50["http.options"] !== undefined){
let data205 = data50["http.options"];
const _errs446 = errors;
let valid73 = false;
let passing30 = null;
const _errs447 = errors;
if(typeof data205 !== "string"){
const err294 = {instancePath:instancePath+"/answers/http.options",schemaPath:"#/properties/answers/properties/http.options/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["http.options"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["http.options"].oneOf[0],data:data205};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
if(!(data205 === "refused")){
const err295 = {instancePath:instancePath+"/answers/http.options",schemaPath:"#/properties/answers/properties/http.options/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["http.options"].oneOf[0].enum},schema:schema19.properties.answers.properties["http.options"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["http.options"].oneOf[0],data:data205};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
var _valid30 = _errs447 === errors;
if(_valid30){
valid73 = true;
passing30 = 0;
}
const _errs449 = errors;
if(!(((typeof data205 == "number") && (!(data205 % 1) && !isNaN(data205))) && (isFinite(data205)))){
const err296 = {instancePath:instancePath+"/answers/http.options",schemaPath:"#/properties/answers/properties/http.options/oneOf/1/type",keyword:"type",params:{type: "integer"},schema:schema19.properties.answers.properties["http.options"].oneOf[1].type,parentSchema:schema19.properties.answers.properties["http.options"].oneOf[1],data:data205};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
if(!((data205 === 200) || (data205 === 204))){
const err297 = {instancePath:instancePath+"/answers/http.options",schemaPath:"#/properties/answers/properties/http.options/oneOf/1/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["http.options"].oneOf[1].enum},schema:schema19.properties.answers.properties["http.options"].oneOf[1].enum,parentSchema:schema19.properties.answers.properties["http.options"].oneOf[1],data:data205};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
var _valid30 = _errs449 === errors;
if(_valid30 && valid73){
valid73 = false;
passing30 = [passing30, 1];
}
else {
if(_valid30){
valid73 = true;
passing30 = 1;
}
}
if(!valid73){
const err298 = {instancePath:instancePath+"/answers/http.options",schemaPath:"#/properties/answers/properties/http.options/oneOf",keyword:"oneOf",params:{passingSchemas: passing30},schema:schema19.properties.answers.properties["http.options"].oneOf,parentSchema:schema19.properties.answers.properties["http.options"],data:data205};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
else {
errors = _errs446;
if(vErrors !== null){
if(_errs446){
vErrors.length = _errs446;
}
else {
vErrors = null;
}
}
}
}
if(data50["http.trailing-slash"] !== undefined){
let data206 = data50["http.trailing-slash"];
const _errs452 = errors;
let valid74 = false;
let passing31 = null;
const _errs453 = errors;
if(typeof data206 !== "string"){
const err299 = {instancePath:instancePath+"/answers/http.trailing-slash",schemaPath:"#/properties/answers/properties/http.trailing-slash/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["http.trailing-slash"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["http.trailing-slash"].oneOf[0],data:data206};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
if(!(data206 === "same")){
const err300 = {instancePath:instancePath+"/answers/http.trailing-slash",schemaPath:"#/properties/answers/properties/http.trailing-slash/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["http.trailing-slash"].oneOf[0].enum},schema:schema19.properties.answers.properties["http.trailing-slash"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["http.trailing-slash"].oneOf[0],data:data206};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
var _valid31 = _errs453 === errors;
if(_valid31){
valid74 = true;
passing31 = 0;
}
const _errs455 = errors;
if(!(((typeof data206 == "number") && (!(data206 % 1) && !isNaN(data206))) && (isFinite(data206)))){
const err301 = {instancePath:instancePath+"/answers/http.trailing-slash",schemaPath:"#/properties/answers/properties/http.trailing-slash/oneOf/1/type",keyword:"type",params:{type: "integer"},schema:schema19.properties.answers.properties["http.trailing-slash"].oneOf[1].type,parentSchema:schema19.properties.answers.properties["http.trailing-slash"].oneOf[1],data:data206};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
if(!(((((data206 === 301) || (data206 === 302)) || (data206 === 307)) || (data206 === 308)) || (data206 === 404))){
const err302 = {instancePath:instancePath+"/answers/http.trailing-slash",schemaPath:"#/properties/answers/properties/http.trailing-slash/oneOf/1/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["http.trailing-slash"].oneOf[1].enum},schema:schema19.properties.answers.properties["http.trailing-slash"].oneOf[1].enum,parentSchema:schema19.properties.answers.properties["http.trailing-slash"].oneOf[1],data:data206};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
var _valid31 = _errs455 === errors;
if(_valid31 && valid74){
valid74 = false;
passing31 = [passing31, 1];
}
else {
if(_valid31){
valid74 = true;
passing31 = 1;
}
}
if(!valid74){
const err303 = {instancePath:instancePath+"/answers/http.trailing-slash",schemaPath:"#/properties/answers/properties/http.trailing-slash/oneOf",keyword:"oneOf",params:{passingSchemas: passing31},schema:schema19.properties.answers.properties["http.trailing-slash"].oneOf,parentSchema:schema19.properties.answers.properties["http.trailing-slash"],data:data206};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
else {
errors = _errs452;
if(vErrors !== null){
if(_errs452){
vErrors.length = _errs452;
}
else {
vErrors = null;
}
}
}
}
if(data50["http.accept"] !== undefined){
let data207 = data50["http.accept"];
const _errs458 = errors;
let valid75 = false;
let passing32 = null;
const _errs459 = errors;
if(typeof data207 !== "string"){
const err304 = {instancePath:instancePath+"/answers/http.accept",schemaPath:"#/properties/answers/properties/http.accept/oneOf/0/type",keyword:"type",params:{type: "string"},schema:schema19.properties.answers.properties["http.accept"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["http.accept"].oneOf[0],data:data207};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
if(!(data207 === "json")){
const err305 = {instancePath:instancePath+"/answers/http.accept",schemaPath:"#/properties/answers/properties/http.accept/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["http.accept"].oneOf[0].enum},schema:schema19.properties.answers.properties["http.accept"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["http.accept"].oneOf[0],data:data207};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
var _valid32 = _errs459 === errors;
if(_valid32){
valid75 = true;
passing32 = 0;
}
const _errs461 = errors;
if(!(validate120(data207, {instancePath:instancePath+"/answers/http.accept",parentData:data50,parentDataProperty:"http.accept",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid32 = _errs461 === errors;
if(_valid32 && valid75){
valid75 = false;
passing32 = [passing32, 1];
}
else {
if(_valid32){
valid75 = true;
passing32 = 1;
}
}
if(!valid75){
const err306 = {instancePath:instancePath+"/answers/http.accept",schemaPath:"#/properties/answers/properties/http.accept/oneOf",keyword:"oneOf",params:{passingSchemas: passing32},schema:schema19.properties.answers.properties["http.accept"].oneOf,parentSchema:schema19.properties.answers.properties["http.accept"],data:data207};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
else {
errors = _errs458;
if(vErrors !== null){
if(_errs458){
vErrors.length = _errs458;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err307 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/type",keyword:"type",params:{type: "object"},schema:schema19.properties.answers.type,parentSchema:schema19.properties.answers,data:data50};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
}
if(data.evidence !== undefined){
let data208 = data.evidence;
if(data208 && typeof data208 == "object" && !Array.isArray(data208)){
for(const key28 in data208){
if(!(func1.call(schema19.properties.evidence.properties, key28))){
const err308 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key28},schema:false,parentSchema:schema19.properties.evidence,data:data208};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
}
if(data208["list.page-parameter"] !== undefined){
if(!(validate53(data208["list.page-parameter"], {instancePath:instancePath+"/evidence/list.page-parameter",parentData:data208,parentDataProperty:"list.page-parameter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["list.page-beyond-last"] !== undefined){
if(!(validate53(data208["list.page-beyond-last"], {instancePath:instancePath+"/evidence/list.page-beyond-last",parentData:data208,parentDataProperty:"list.page-beyond-last",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["list.page-invalid"] !== undefined){
if(!(validate53(data208["list.page-invalid"], {instancePath:instancePath+"/evidence/list.page-invalid",parentData:data208,parentDataProperty:"list.page-invalid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["list.per-page"] !== undefined){
if(!(validate53(data208["list.per-page"], {instancePath:instancePath+"/evidence/list.per-page",parentData:data208,parentDataProperty:"list.per-page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["list.unknown-value"] !== undefined){
if(!(validate53(data208["list.unknown-value"], {instancePath:instancePath+"/evidence/list.unknown-value",parentData:data208,parentDataProperty:"list.unknown-value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["list.unknown-parameter"] !== undefined){
if(!(validate53(data208["list.unknown-parameter"], {instancePath:instancePath+"/evidence/list.unknown-parameter",parentData:data208,parentDataProperty:"list.unknown-parameter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["list.unknown-filter-id"] !== undefined){
if(!(validate53(data208["list.unknown-filter-id"], {instancePath:instancePath+"/evidence/list.unknown-filter-id",parentData:data208,parentDataProperty:"list.unknown-filter-id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["ids.type"] !== undefined){
if(!(validate53(data208["ids.type"], {instancePath:instancePath+"/evidence/ids.type",parentData:data208,parentDataProperty:"ids.type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["ids.malformed"] !== undefined){
if(!(validate53(data208["ids.malformed"], {instancePath:instancePath+"/evidence/ids.malformed",parentData:data208,parentDataProperty:"ids.malformed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["links.title"] !== undefined){
if(!(validate53(data208["links.title"], {instancePath:instancePath+"/evidence/links.title",parentData:data208,parentDataProperty:"links.title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["links.title.after"] !== undefined){
if(!(validate53(data208["links.title.after"], {instancePath:instancePath+"/evidence/links.title.after",parentData:data208,parentDataProperty:"links.title.after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["links.create.required"] !== undefined){
if(!(validate53(data208["links.create.required"], {instancePath:instancePath+"/evidence/links.create.required",parentData:data208,parentDataProperty:"links.create.required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["links.domain.unsent"] !== undefined){
if(!(validate53(data208["links.domain.unsent"], {instancePath:instancePath+"/evidence/links.domain.unsent",parentData:data208,parentDataProperty:"links.domain.unsent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["pixels.create.required"] !== undefined){
if(!(validate53(data208["pixels.create.required"], {instancePath:instancePath+"/evidence/pixels.create.required",parentData:data208,parentDataProperty:"pixels.create.required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["links.domain-synonym"] !== undefined){
if(!(validate53(data208["links.domain-synonym"], {instancePath:instancePath+"/evidence/links.domain-synonym",parentData:data208,parentDataProperty:"links.domain-synonym",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["update.partial"] !== undefined){
if(!(validate53(data208["update.partial"], {instancePath:instancePath+"/evidence/update.partial",parentData:data208,parentDataProperty:"update.partial",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["links.update.empty-body"] !== undefined){
if(!(validate53(data208["links.update.empty-body"], {instancePath:instancePath+"/evidence/links.update.empty-body",parentData:data208,parentDataProperty:"links.update.empty-body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["update.same-values"] !== undefined){
if(!(validate53(data208["update.same-values"], {instancePath:instancePath+"/evidence/update.same-values",parentData:data208,parentDataProperty:"update.same-values",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["update.patch"] !== undefined){
if(!(validate53(data208["update.patch"], {instancePath:instancePath+"/evidence/update.patch",parentData:data208,parentDataProperty:"update.patch",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["links.update.domain"] !== undefined){
if(!(validate53(data208["links.update.domain"], {instancePath:instancePath+"/evidence/links.update.domain",parentData:data208,parentDataProperty:"links.update.domain",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["links.title.on-update"] !== undefined){
if(!(validate53(data208["links.title.on-update"], {instancePath:instancePath+"/evidence/links.title.on-update",parentData:data208,parentDataProperty:"links.title.on-update",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["input.empty-value"] !== undefined){
if(!(validate53(data208["input.empty-value"], {instancePath:instancePath+"/evidence/input.empty-value",parentData:data208,parentDataProperty:"input.empty-value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["input.unknown-field"] !== undefined){
if(!(validate53(data208["input.unknown-field"], {instancePath:instancePath+"/evidence/input.unknown-field",parentData:data208,parentDataProperty:"input.unknown-field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["input.duplicate-field"] !== undefined){
if(!(validate53(data208["input.duplicate-field"], {instancePath:instancePath+"/evidence/input.duplicate-field",parentData:data208,parentDataProperty:"input.duplicate-field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["input.encoding"] !== undefined){
if(!(validate53(data208["input.encoding"], {instancePath:instancePath+"/evidence/input.encoding",parentData:data208,parentDataProperty:"input.encoding",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["input.content-type"] !== undefined){
if(!(validate53(data208["input.content-type"], {instancePath:instancePath+"/evidence/input.content-type",parentData:data208,parentDataProperty:"input.content-type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["input.query-fields"] !== undefined){
if(!(validate53(data208["input.query-fields"], {instancePath:instancePath+"/evidence/input.query-fields",parentData:data208,parentDataProperty:"input.query-fields",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["input.id-lists"] !== undefined){
if(!(validate53(data208["input.id-lists"], {instancePath:instancePath+"/evidence/input.id-lists",parentData:data208,parentDataProperty:"input.id-lists",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["input.list-index-gaps"] !== undefined){
if(!(validate53(data208["input.list-index-gaps"], {instancePath:instancePath+"/evidence/input.list-index-gaps",parentData:data208,parentDataProperty:"input.list-index-gaps",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["input.list-row-incomplete"] !== undefined){
if(!(validate53(data208["input.list-row-incomplete"], {instancePath:instancePath+"/evidence/input.list-row-incomplete",parentData:data208,parentDataProperty:"input.list-row-incomplete",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["input.lists-on-update"] !== undefined){
if(!(validate53(data208["input.lists-on-update"], {instancePath:instancePath+"/evidence/input.lists-on-update",parentData:data208,parentDataProperty:"input.lists-on-update",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["links.alias.rule"] !== undefined){
if(!(validate53(data208["links.alias.rule"], {instancePath:instancePath+"/evidence/links.alias.rule",parentData:data208,parentDataProperty:"links.alias.rule",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["links.alias.generated"] !== undefined){
if(!(validate53(data208["links.alias.generated"], {instancePath:instancePath+"/evidence/links.alias.generated",parentData:data208,parentDataProperty:"links.alias.generated",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["links.alias.unique"] !== undefined){
if(!(validate53(data208["links.alias.unique"], {instancePath:instancePath+"/evidence/links.alias.unique",parentData:data208,parentDataProperty:"links.alias.unique",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["links.url.rule"] !== undefined){
if(!(validate53(data208["links.url.rule"], {instancePath:instancePath+"/evidence/links.url.rule",parentData:data208,parentDataProperty:"links.url.rule",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["references.unknown"] !== undefined){
if(!(validate53(data208["references.unknown"], {instancePath:instancePath+"/evidence/references.unknown",parentData:data208,parentDataProperty:"references.unknown",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["links.privacy.password"] !== undefined){
if(!(validate53(data208["links.privacy.password"], {instancePath:instancePath+"/evidence/links.privacy.password",parentData:data208,parentDataProperty:"links.privacy.password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["links.password.meaning"] !== undefined){
if(!(validate53(data208["links.password.meaning"], {instancePath:instancePath+"/evidence/links.password.meaning",parentData:data208,parentDataProperty:"links.password.meaning",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["links.target-type.undocumented"] !== undefined){
if(!(validate53(data208["links.target-type.undocumented"], {instancePath:instancePath+"/evidence/links.target-type.undocumented",parentData:data208,parentDataProperty:"links.target-type.undocumented",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["links.target-type.unsent"] !== undefined){
if(!(validate53(data208["links.target-type.unsent"], {instancePath:instancePath+"/evidence/links.target-type.unsent",parentData:data208,parentDataProperty:"links.target-type.unsent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["links.targeting.inactive"] !== undefined){
if(!(validate53(data208["links.targeting.inactive"], {instancePath:instancePath+"/evidence/links.targeting.inactive",parentData:data208,parentDataProperty:"links.targeting.inactive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["links.targeting.keys"] !== undefined){
if(!(validate53(data208["links.targeting.keys"], {instancePath:instancePath+"/evidence/links.targeting.keys",parentData:data208,parentDataProperty:"links.targeting.keys",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["pixels.delete.attached"] !== undefined){
if(!(validate53(data208["pixels.delete.attached"], {instancePath:instancePath+"/evidence/pixels.delete.attached",parentData:data208,parentDataProperty:"pixels.delete.attached",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["links.expiration.zone"] !== undefined){
if(!(validate53(data208["links.expiration.zone"], {instancePath:instancePath+"/evidence/links.expiration.zone",parentData:data208,parentDataProperty:"links.expiration.zone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["links.expiration.date-only"] !== undefined){
if(!(validate53(data208["links.expiration.date-only"], {instancePath:instancePath+"/evidence/links.expiration.date-only",parentData:data208,parentDataProperty:"links.expiration.date-only",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["links.expiration.time-only"] !== undefined){
if(!(validate53(data208["links.expiration.time-only"], {instancePath:instancePath+"/evidence/links.expiration.time-only",parentData:data208,parentDataProperty:"links.expiration.time-only",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["links.expiration.past"] !== undefined){
if(!(validate53(data208["links.expiration.past"], {instancePath:instancePath+"/evidence/links.expiration.past",parentData:data208,parentDataProperty:"links.expiration.past",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["links.expiration.clicks"] !== undefined){
if(!(validate53(data208["links.expiration.clicks"], {instancePath:instancePath+"/evidence/links.expiration.clicks",parentData:data208,parentDataProperty:"links.expiration.clicks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["links.status.precedence"] !== undefined){
if(!(validate53(data208["links.status.precedence"], {instancePath:instancePath+"/evidence/links.status.precedence",parentData:data208,parentDataProperty:"links.status.precedence",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["search.match"] !== undefined){
if(!(validate53(data208["search.match"], {instancePath:instancePath+"/evidence/search.match",parentData:data208,parentDataProperty:"search.match",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["sort.order"] !== undefined){
if(!(validate53(data208["sort.order"], {instancePath:instancePath+"/evidence/sort.order",parentData:data208,parentDataProperty:"sort.order",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["auth.missing"] !== undefined){
if(!(validate53(data208["auth.missing"], {instancePath:instancePath+"/evidence/auth.missing",parentData:data208,parentDataProperty:"auth.missing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["auth.invalid"] !== undefined){
if(!(validate53(data208["auth.invalid"], {instancePath:instancePath+"/evidence/auth.invalid",parentData:data208,parentDataProperty:"auth.invalid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["auth.header"] !== undefined){
if(!(validate53(data208["auth.header"], {instancePath:instancePath+"/evidence/auth.header",parentData:data208,parentDataProperty:"auth.header",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["auth.malformed"] !== undefined){
if(!(validate53(data208["auth.malformed"], {instancePath:instancePath+"/evidence/auth.malformed",parentData:data208,parentDataProperty:"auth.malformed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["auth.challenge"] !== undefined){
if(!(validate53(data208["auth.challenge"], {instancePath:instancePath+"/evidence/auth.challenge",parentData:data208,parentDataProperty:"auth.challenge",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["auth.scope"] !== undefined){
if(!(validate53(data208["auth.scope"], {instancePath:instancePath+"/evidence/auth.scope",parentData:data208,parentDataProperty:"auth.scope",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["errors.validation.status"] !== undefined){
if(!(validate53(data208["errors.validation.status"], {instancePath:instancePath+"/evidence/errors.validation.status",parentData:data208,parentDataProperty:"errors.validation.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["errors.missing"] !== undefined){
if(!(validate53(data208["errors.missing"], {instancePath:instancePath+"/evidence/errors.missing",parentData:data208,parentDataProperty:"errors.missing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["errors.fields"] !== undefined){
if(!(validate53(data208["errors.fields"], {instancePath:instancePath+"/evidence/errors.fields",parentData:data208,parentDataProperty:"errors.fields",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["errors.named-field"] !== undefined){
if(!(validate53(data208["errors.named-field"], {instancePath:instancePath+"/evidence/errors.named-field",parentData:data208,parentDataProperty:"errors.named-field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["errors.not-found"] !== undefined){
if(!(validate53(data208["errors.not-found"], {instancePath:instancePath+"/evidence/errors.not-found",parentData:data208,parentDataProperty:"errors.not-found",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["errors.deleted"] !== undefined){
if(!(validate53(data208["errors.deleted"], {instancePath:instancePath+"/evidence/errors.deleted",parentData:data208,parentDataProperty:"errors.deleted",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["errors.unknown-path"] !== undefined){
if(!(validate53(data208["errors.unknown-path"], {instancePath:instancePath+"/evidence/errors.unknown-path",parentData:data208,parentDataProperty:"errors.unknown-path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["errors.method"] !== undefined){
if(!(validate53(data208["errors.method"], {instancePath:instancePath+"/evidence/errors.method",parentData:data208,parentDataProperty:"errors.method",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["errors.too-large"] !== undefined){
if(!(validate53(data208["errors.too-large"], {instancePath:instancePath+"/evidence/errors.too-large",parentData:data208,parentDataProperty:"errors.too-large",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["errors.precedence"] !== undefined){
if(!(validate53(data208["errors.precedence"], {instancePath:instancePath+"/evidence/errors.precedence",parentData:data208,parentDataProperty:"errors.precedence",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["errors.malformed"] !== undefined){
if(!(validate53(data208["errors.malformed"], {instancePath:instancePath+"/evidence/errors.malformed",parentData:data208,parentDataProperty:"errors.malformed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["errors.unavailable"] !== undefined){
if(!(validate53(data208["errors.unavailable"], {instancePath:instancePath+"/evidence/errors.unavailable",parentData:data208,parentDataProperty:"errors.unavailable",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["limits.rate"] !== undefined){
if(!(validate53(data208["limits.rate"], {instancePath:instancePath+"/evidence/limits.rate",parentData:data208,parentDataProperty:"limits.rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["http.head"] !== undefined){
if(!(validate53(data208["http.head"], {instancePath:instancePath+"/evidence/http.head",parentData:data208,parentDataProperty:"http.head",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["http.cors"] !== undefined){
if(!(validate53(data208["http.cors"], {instancePath:instancePath+"/evidence/http.cors",parentData:data208,parentDataProperty:"http.cors",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["http.options"] !== undefined){
if(!(validate53(data208["http.options"], {instancePath:instancePath+"/evidence/http.options",parentData:data208,parentDataProperty:"http.options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["http.trailing-slash"] !== undefined){
if(!(validate53(data208["http.trailing-slash"], {instancePath:instancePath+"/evidence/http.trailing-slash",parentData:data208,parentDataProperty:"http.trailing-slash",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data208["http.accept"] !== undefined){
if(!(validate53(data208["http.accept"], {instancePath:instancePath+"/evidence/http.accept",parentData:data208,parentDataProperty:"http.accept",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err309 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "object"},schema:schema19.properties.evidence.type,parentSchema:schema19.properties.evidence,data:data208};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
}
}
else {
const err310 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
