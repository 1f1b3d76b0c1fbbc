// Generated from spec/ by `npm run generate`. Do not edit.
"use strict";
export const checkDialect = validate52;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Dialect","description":"What a server answers to the open questions of the link-shortening interface. A question that is left out keeps its default.","type":"object","properties":{"$schema":{"description":"Where this schema is, for editors.","type":"string"},"name":{"description":"A short name for people.","type":"string","minLength":1,"maxLength":100},"observed":{"description":"The day the answers were seen on a server, YYYY-MM-DD.","type":"string","format":"date"},"server":{"description":"Where they were seen: its address, without a key.","$ref":"#/$defs/line"},"answers":{"description":"The answers, by question.","type":"object","properties":{"record.root":{"title":"record.root (§4.3)","$ref":"#/$defs/pointer","description":"Where does an answer about one record hold it?","default":"/data","examples":["","/result"]},"record.status-member":{"title":"record.status-member (§4.3)","$ref":"#/$defs/template","description":"What does a success body carry beside its data?","default":{"status":"$status"},"examples":[{},{"ok":true}]},"list.items":{"title":"list.items (§4.3)","$ref":"#/$defs/pointer","description":"Where does a list answer hold its records?","default":"/data","examples":["","/result/items"]},"list.total":{"title":"list.total (§4.3)","$ref":"#/$defs/place","description":"Where does a list tell how many records there are in all?","default":"/meta/total","examples":["header X-Total-Count","/result/paging/total","none"]},"list.pagination":{"title":"list.pagination (§4.3)","description":"What else does a list tell about its pages, and where?\nPlace of each fact that is told. Pages: first, last, prev, next are page addresses that keep the query (null at the ends); pages is the list of page buttons; cursor is the key of the next page.","type":"object","propertyNames":{"enum":["first","last","prev","next","current_page","from","last_page","pages","path","per_page","to","cursor"]},"additionalProperties":{"$ref":"#/$defs/place"},"default":{"first":"/links/first","last":"/links/last","prev":"/links/prev","next":"/links/next","current_page":"/meta/current_page","from":"/meta/from","last_page":"/meta/last_page","pages":"/meta/links","path":"/meta/path","per_page":"/meta/per_page","to":"/meta/to"},"examples":[{},{"first":"header Link","last":"header Link","prev":"header Link","next":"header Link"},{"current_page":"/result/paging/page","last_page":"/result/paging/pages","per_page":"/result/paging/size"}]},"list.page-parameter":{"title":"list.page-parameter (§4.3)","type":"object","properties":{"name":{"type":"string","minLength":1,"description":"Name of the query parameter."},"counts":{"type":"string","enum":["pages","records","cursor"],"description":"What it counts; a cursor counts nothing."},"first":{"type":"integer","enum":[0,1],"description":"The number of the first page or record."}},"required":["name","counts"],"additionalProperties":false,"description":"How is a further page asked for?","default":{"name":"page","counts":"pages","first":1},"examples":[{"name":"offset","counts":"records","first":0},{"name":"cursor","counts":"cursor"}]},"list.page-beyond-last":{"title":"list.page-beyond-last (§4.3)","oneOf":[{"type":"string","enum":["empty"]},{"$ref":"#/$defs/refusal"}],"description":"What answers a page beyond the last?","default":"empty","examples":[404]},"list.page-invalid":{"title":"list.page-invalid (§4.3)","oneOf":[{"type":"string","enum":["first-page"]},{"$ref":"#/$defs/refusal"}],"description":"What answers a page that is no page number (0, -1, abc)?","default":"first-page","examples":[422,400]},"list.unknown-value":{"title":"list.unknown-value (§7)","oneOf":[{"type":"string","enum":["ignored"]},{"$ref":"#/$defs/refusal"}],"description":"What answers a list parameter outside its documented values?","default":422,"examples":["ignored",400]},"list.unknown-parameter":{"title":"list.unknown-parameter (§4.1)","oneOf":[{"type":"string","enum":["ignored"]},{"$ref":"#/$defs/refusal"}],"description":"What answers a list parameter that the document does not name?","default":"ignored","examples":[422]},"list.unknown-filter-id":{"title":"list.unknown-filter-id (§7)","oneOf":[{"type":"string","enum":["empty"]},{"$ref":"#/$defs/refusal"}],"description":"What answers a filter by an id that does not exist?","default":"empty","examples":[422]},"ids.type":{"title":"ids.type (§4.1)","type":"string","enum":["integer","string","digits"],"description":"What is the identifier of a record?","default":"integer","examples":["string","digits"]},"ids.malformed":{"title":"ids.malformed (§7)","$ref":"#/$defs/refusal","description":"What answers an identifier that cannot be one?","default":404,"examples":[400,422]},"timestamps.format":{"title":"timestamps.format (§4.3)","type":"string","enum":["iso-milliseconds","iso-microseconds","unix-seconds"],"description":"How is a moment written?","default":"iso-milliseconds","examples":["iso-microseconds","unix-seconds"]},"fields.unset":{"title":"fields.unset (§2.1)","type":"string","enum":["null","omitted","empty"],"description":"How is a field without a value shown?","default":"null","examples":["omitted","empty"]},"fields.unset-list":{"title":"fields.unset-list (§2.1)","type":"string","enum":["empty","null","omitted"],"description":"How is a list with nothing in it shown?","default":"empty","examples":["null","omitted"]},"links.fields.url":{"title":"links.fields.url (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its url, and how is it written?","default":{"at":"/url"},"examples":[{"at":"/long_url"},{"at":"/destination/url"}]},"links.fields.alias":{"title":"links.fields.alias (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its alias, and how is it written?","default":{"at":"/alias"},"examples":[{"at":"/slug"},{"at":null}]},"links.fields.domain_id":{"title":"links.fields.domain_id (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its domain_id, and how is it written?","default":{"at":"/domain_id"},"examples":[{"at":"/domain","as":"object"},{"at":"/domain_id","as":"text"}]},"links.fields.space_id":{"title":"links.fields.space_id (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its space_id, and how is it written?","default":{"at":"/space_id"},"examples":[{"at":"/space","as":"object"},{"at":null}]},"links.fields.pixel_ids":{"title":"links.fields.pixel_ids (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its pixel_ids, and how is it written?","default":{"at":"/pixel_ids"},"examples":[{"at":"/pixels","as":"object"},{"at":null}]},"links.fields.disabled":{"title":"links.fields.disabled (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its disabled, and how is it written?","default":{"at":"/disabled"},"examples":[{"at":"/disabled","values":{"0":false,"1":true}},{"at":"/enabled","values":{"0":true,"1":false}}]},"links.fields.privacy":{"title":"links.fields.privacy (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its privacy, and how is it written?","default":{"at":"/privacy"},"examples":[{"at":"/access/privacy","values":{"0":"public","1":"private","2":"password"}},{"at":"/privacy","as":"text"}]},"links.fields.expiration_url":{"title":"links.fields.expiration_url (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its expiration_url, and how is it written?","default":{"at":"/expiration_url"},"examples":[{"at":"/expiration/url"},{"at":null}]},"links.fields.expiration_date":{"title":"links.fields.expiration_date (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its expiration_date, and how is it written?","default":{"at":"/expiration_date"},"examples":[{"at":"/expiration/date"},{"at":null}]},"links.fields.expiration_time":{"title":"links.fields.expiration_time (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its expiration_time, and how is it written?","default":{"at":"/expiration_time"},"examples":[{"at":"/expiration/time"},{"at":null}]},"links.fields.expiration_clicks":{"title":"links.fields.expiration_clicks (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its expiration_clicks, and how is it written?","default":{"at":"/expiration_clicks"},"examples":[{"at":"/expiration/clicks"},{"at":null}]},"links.fields.target_type":{"title":"links.fields.target_type (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its target_type, and how is it written?","default":{"at":"/target_type"},"examples":[{"at":"/targeting/type","values":{"0":"none","1":"geographic","2":"platform","4":"rotation"}},{"at":null}]},"links.fields.country":{"title":"links.fields.country (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its country, and how is it written?","default":{"at":"/country"},"examples":[{"at":"/targeting/country","as":"map"},{"at":null}]},"links.fields.platform":{"title":"links.fields.platform (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its platform, and how is it written?","default":{"at":"/platform"},"examples":[{"at":"/targeting/platform","as":"map"},{"at":null}]},"links.fields.language":{"title":"links.fields.language (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its language, and how is it written?","default":{"at":"/language"},"examples":[{"at":"/targeting/language","as":"map"},{"at":null}]},"links.fields.rotation":{"title":"links.fields.rotation (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its rotation, and how is it written?","default":{"at":"/rotation"},"examples":[{"at":"/targeting/rotation"},{"at":null}]},"links.derived":{"title":"links.derived (§2.1)","$ref":"#/$defs/linkFields","description":"What does a link show that was never sent?","default":{"id":{"at":"/id"},"short_url":{"at":"/short_url"},"title":{"at":"/title"},"clicks":{"at":"/clicks"},"status":{"at":"/status"},"created_at":{"at":"/created_at"},"updated_at":{"at":"/updated_at"}},"examples":[{"id":{"at":"/uid"},"clicks":{"at":"/stats/clicks"}},{"id":{"at":"/id"},"title":{"at":"/name"},"status":{"at":"/state","values":{"1":"active","2":"expired","3":"disabled"}}},{"id":{"at":"/id"},"title":{"at":"/title","as":"unset"}}]},"links.title":{"title":"links.title (§4.1)","type":"string","enum":["host-and-path","page","none"],"description":"Where does a link's title come from, there being no field for it?","default":"host-and-path","examples":["page","none"]},"links.secrets":{"title":"links.secrets (§2.1)","type":"string","enum":["booleans","omitted"],"description":"What does a link show of password and privacy_password?","default":"booleans","examples":["omitted"]},"pixels.fields.name":{"title":"pixels.fields.name (§2.2)","$ref":"#/$defs/field","description":"Where does a pixel show its name, and how is it written?","default":{"at":"/name"},"examples":[{"at":"/label"}]},"pixels.fields.type":{"title":"pixels.fields.type (§2.2)","$ref":"#/$defs/field","description":"Where does a pixel show its type, and how is it written?","default":{"at":"/type"},"examples":[{"at":"/kind"},{"at":"/type","values":{"google-ads":"google_ads","google-analytics":"google_analytics","google-tag-manager":"google_tag_manager"}}]},"pixels.fields.value":{"title":"pixels.fields.value (§2.2)","$ref":"#/$defs/field","description":"Where does a pixel show its value, and how is it written?","default":{"at":"/value"},"examples":[{"at":"/settings/value"},{"at":null}]},"pixels.derived":{"title":"pixels.derived (§2.2)","$ref":"#/$defs/pixelFields","description":"What does a pixel show that was never sent?","default":{"id":{"at":"/id"},"created_at":{"at":"/created_at"},"updated_at":{"at":"/updated_at"}},"examples":[{"id":{"at":"/uid"}},{"id":{"at":"/id"},"created_at":{"at":"/created"}}]},"links.create.status":{"title":"links.create.status (§4.3)","$ref":"#/$defs/success","description":"What answers a link that was created?","default":{"status":200,"body":"record"},"examples":[{"status":201,"body":"record"},{"status":201,"location":true,"body":"record"}]},"links.update.status":{"title":"links.update.status (§4.3)","$ref":"#/$defs/success","description":"What answers a link that was updated?","default":{"status":200,"body":"record"},"examples":[{"status":204,"body":"none"}]},"links.delete.status":{"title":"links.delete.status (§4.3)","$ref":"#/$defs/success","description":"What answers a link that was deleted?","default":{"status":200,"body":{"id":"$id","object":"$object","deleted":true,"status":"$status"}},"examples":[{"status":204,"body":"none"},{"status":200,"body":{"result":null}}]},"pixels.create.status":{"title":"pixels.create.status (§4.3)","$ref":"#/$defs/success","description":"What answers a pixel that was created?","default":{"status":200,"body":"record"},"examples":[{"status":201,"body":"record"},{"status":201,"location":true,"body":"record"}]},"pixels.update.status":{"title":"pixels.update.status (§4.3)","$ref":"#/$defs/success","description":"What answers a pixel that was updated?","default":{"status":200,"body":"record"},"examples":[{"status":204,"body":"none"}]},"pixels.delete.status":{"title":"pixels.delete.status (§4.3)","$ref":"#/$defs/success","description":"What answers a pixel that was deleted?","default":{"status":200,"body":{"id":"$id","object":"$object","deleted":true,"status":"$status"}},"examples":[{"status":204,"body":"none"},{"status":200,"body":{"result":null}}]},"links.create.required":{"title":"links.create.required (§4.3)","type":"array","items":{"type":"string","enum":["url","domain_id","alias"]},"uniqueItems":true,"contains":{"const":"url"},"description":"Which fields must a new link have? Without a domain it takes the account's first one.","default":["url"],"examples":[["url","domain_id"]]},"pixels.create.required":{"title":"pixels.create.required (§4.3)","type":"array","items":{"type":"string","enum":["name","type","value"]},"uniqueItems":true,"description":"Which fields must a new pixel have?","default":["name","type","value"],"examples":[["name","type"],["type","value"]]},"links.domain-synonym":{"title":"links.domain-synonym (§2.1)","type":"string","enum":["both","domain_id","domain"],"description":"Under which names may a new link's domain be sent? With both, domain_id wins.","default":"both","examples":["domain_id","domain"]},"links.update.partial":{"title":"links.update.partial (§4.1)","type":"string","enum":["keeps","replaces"],"description":"Does an update, of a link or a pixel, keep what it does not send?","default":"keeps","examples":["replaces"]},"links.update.empty-body":{"title":"links.update.empty-body (§4.3)","oneOf":[{"type":"string","enum":["unchanged"]},{"$ref":"#/$defs/refusal"}],"description":"What answers an update, of a link or a pixel, that sends nothing?","default":"unchanged","examples":[422]},"update.patch":{"title":"update.patch (§4.1)","oneOf":[{"type":"string","enum":["as-put"]},{"$ref":"#/$defs/refusal"}],"description":"What answers PATCH on a record?","default":405,"examples":["as-put"]},"links.update.domain":{"title":"links.update.domain (§4.1)","oneOf":[{"type":"string","enum":["ignored"]},{"$ref":"#/$defs/refusal"}],"description":"What becomes of domain_id on an update?","default":"ignored","examples":[422]},"input.empty-value":{"title":"input.empty-value (§4.3)","type":"string","enum":["clears","absent"],"description":"What does a field that is sent empty mean? Cleared, it is as though a create had not sent it, and a required one is refused. An empty parameter of a list is one that was not sent.","default":"clears","examples":["absent"]},"input.unknown-field":{"title":"input.unknown-field (§4.3)","oneOf":[{"type":"string","enum":["ignored"]},{"$ref":"#/$defs/refusal"}],"description":"What becomes of a field that the document does not name?","default":"ignored","examples":[422]},"input.duplicate-field":{"title":"input.duplicate-field (§4.3)","type":"string","enum":["last","first"],"description":"Which value counts when a field is sent twice?","default":"last","examples":["first"]},"input.encoding":{"title":"input.encoding (§7)","oneOf":[{"type":"string","enum":["kept"]},{"$ref":"#/$defs/refusal"}],"description":"What becomes of bad percent-encoding or bytes that are not UTF-8?","default":"kept","examples":[400]},"input.content-type":{"title":"input.content-type (§7)","type":"object","properties":{"also":{"description":"Media types read as well.","type":"array","items":{"type":"string","enum":["json","multipart"]},"uniqueItems":true},"otherwise":{"description":"What becomes of the rest - refused with this status, or its fields read as absent.","oneOf":[{"type":"string","enum":["absent"]},{"$ref":"#/$defs/refusal"}]}},"required":["also","otherwise"],"additionalProperties":false,"description":"What becomes of a body that is not form-encoded? Empty bodies, and bodies of GET and DELETE, are never looked at.","default":{"also":[],"otherwise":415},"examples":[{"also":["json"],"otherwise":415},{"also":["json","multipart"],"otherwise":415},{"also":[],"otherwise":"absent"}]},"input.query-fields":{"title":"input.query-fields (§4)","type":"string","enum":["ignored","read"],"description":"What becomes of fields in the query string of a POST or PUT?","default":"ignored","examples":["read"]},"input.id-lists":{"title":"input.id-lists (§2.1)","type":"string","enum":["brackets","comma"],"description":"How is a list of ids written? Brackets with or without an index always; one bare value is a list of one, and an id sent twice counts once.","default":"brackets","examples":["comma"]},"input.list-index-gaps":{"title":"input.list-index-gaps (§2.1)","oneOf":[{"type":"string","enum":["closed"]},{"$ref":"#/$defs/refusal"}],"description":"What becomes of gaps in the indexes of a list? Closed in index order; errors name the index that was sent.","default":"closed","examples":[422]},"input.list-row-incomplete":{"title":"input.list-row-incomplete (§2.1)","oneOf":[{"type":"string","enum":["dropped"]},{"$ref":"#/$defs/refusal"}],"description":"What becomes of a row without its key or its value?","default":422,"examples":["dropped"]},"input.lists-on-update":{"title":"input.lists-on-update (§4.1)","type":"string","enum":["replaces","merges"],"description":"What does a list do that is sent on an update? Not sent it is kept; sent empty it is cleared.","default":"replaces","examples":["merges"]},"links.alias.rule":{"title":"links.alias.rule (§2.1)","type":"object","properties":{"pattern":{"type":"string","format":"regex","description":"Regular expression of an alias."},"case":{"type":"string","enum":["sensitive","insensitive"],"description":"Whether case tells two aliases apart."}},"required":["pattern","case"],"additionalProperties":false,"description":"Which aliases are allowed, and does their case count?","default":{"pattern":"^[A-Za-z0-9_-]{1,255}$","case":"sensitive"},"examples":[{"pattern":"^[a-z0-9-]{3,50}$","case":"insensitive"}]},"links.alias.generated":{"title":"links.alias.generated (§2.1)","type":"integer","minimum":3,"maximum":32,"description":"How long is an alias that the service makes itself?","default":6,"examples":[5,8]},"links.alias.unique":{"title":"links.alias.unique (§2.1)","type":"object","properties":{"scope":{"type":"string","enum":["domain","account"]},"status":{"$ref":"#/$defs/refusal"}},"required":["scope","status"],"additionalProperties":false,"description":"Among what is an alias unique, and what answers a taken one?","default":{"scope":"domain","status":422},"examples":[{"scope":"domain","status":409},{"scope":"domain","status":400},{"scope":"account","status":422}]},"links.url.rule":{"title":"links.url.rule (§2.1)","type":"object","properties":{"schemes":{"description":"Allowed schemes; empty allows any.","type":"array","items":{"type":"string","pattern":"^[a-z][a-z0-9+.-]*$"}},"length":{"type":"integer","minimum":1,"description":"Greatest length in characters."}},"required":["schemes","length"],"additionalProperties":false,"description":"Which destinations are allowed?","default":{"schemes":["http","https"],"length":2048},"examples":[{"schemes":[],"length":2048}]},"references.unknown":{"title":"references.unknown (§7)","oneOf":[{"type":"string","enum":["ignored"]},{"$ref":"#/$defs/refusal"}],"description":"What becomes of a domain, space or pixel id that does not exist?","default":422,"examples":["ignored"]},"links.privacy.password":{"title":"links.privacy.password (§2.1)","oneOf":[{"type":"string","enum":["accepted"]},{"$ref":"#/$defs/refusal"}],"description":"What becomes of privacy 2 without a privacy_password?","default":422,"examples":["accepted"]},"links.password.meaning":{"title":"links.password.meaning (§2.1)","type":"string","enum":["separate","same"],"description":"Are password (guards the redirect) and privacy_password (guards the statistics page) two things? The interface only stores them.","default":"separate","examples":["same"]},"links.target-type.undocumented":{"title":"links.target-type.undocumented (§2.1)","oneOf":[{"type":"string","enum":["accepted"]},{"$ref":"#/$defs/refusal"}],"description":"What becomes of target_type 3, which the document passes over?","default":422,"examples":["accepted"]},"links.targeting.inactive":{"title":"links.targeting.inactive (§2.1)","type":"string","enum":["kept","dropped"],"description":"What becomes of a targeting list that target_type does not name?","default":"kept","examples":["dropped"]},"links.targeting.keys":{"title":"links.targeting.keys (§2.1)","type":"string","enum":["strict","any-case","any-case-kept","any-text"],"description":"Which keys do targeting lists take? Strict is ISO 3166-1 alpha-2 in capitals for countries, ISO 639-1 in small letters for languages, and the document's platforms to the letter. A key in another case is shown in its own, or, with any-case-kept, as it was sent.","default":"strict","examples":["any-case","any-case-kept","any-text"]},"pixels.delete.attached":{"title":"pixels.delete.attached (§4.2)","oneOf":[{"type":"string","enum":["detached"]},{"$ref":"#/$defs/refusal"}],"description":"What becomes of a pixel that links use when it is deleted? Detached, their time of update stays as it was.","default":"detached","examples":[409]},"links.expiration.zone":{"title":"links.expiration.zone (§2.1)","type":"string","minLength":1,"description":"In which time zone does a link expire?\nIANA time zone name.","default":"UTC","examples":["America/New_York"]},"links.expiration.date-only":{"title":"links.expiration.date-only (§2.1)","type":"string","enum":["start-of-day","end-of-day"],"description":"When does a link expire that has a date and no time?","default":"start-of-day","examples":["end-of-day"]},"links.expiration.time-only":{"title":"links.expiration.time-only (§2.1)","oneOf":[{"type":"string","enum":["no-effect"]},{"$ref":"#/$defs/refusal"}],"description":"What becomes of an expiration time without a date?","default":422,"examples":["no-effect"]},"links.expiration.past":{"title":"links.expiration.past (§3)","oneOf":[{"type":"string","enum":["expired"]},{"$ref":"#/$defs/refusal"}],"description":"What becomes of an expiration date that has passed?","default":"expired","examples":[422]},"links.expiration.clicks":{"title":"links.expiration.clicks (§3)","type":"string","enum":["no-limit","at-once"],"description":"What does an expiration by 0 clicks mean? Any other number expires when the clicks reach it.","default":"no-limit","examples":["at-once"]},"links.status.precedence":{"title":"links.status.precedence (§3)","type":"string","enum":["disabled","expired"],"description":"Which status has a link that is disabled and expired?","default":"disabled","examples":["expired"]},"search.match":{"title":"search.match (§4.1)","type":"object","properties":{"where":{"type":"string","enum":["anywhere","start","whole"]},"case":{"type":"string","enum":["insensitive","sensitive"]}},"required":["where","case"],"additionalProperties":false,"description":"How does a search match a text?","default":{"where":"anywhere","case":"insensitive"},"examples":[{"where":"start","case":"insensitive"},{"where":"whole","case":"insensitive"},{"where":"anywhere","case":"sensitive"}]},"sort.order":{"title":"sort.order (§4.1)","type":"object","properties":{"text":{"description":"By code point of the lower-cased text, of the text itself, or by Unicode collation.","type":"string","enum":["folded","code-point","locale"]},"unset":{"type":"string","enum":["last","lowest"],"description":"Last in both directions, or below every value."},"ties":{"description":"By id in the direction of the sort, or by id ascending always.","type":"string","enum":["id","id-ascending"]}},"additionalProperties":false,"description":"How are texts compared, where do unset values go, and how are ties broken?","default":{"text":"folded","unset":"last","ties":"id"},"examples":[{"text":"code-point","unset":"last","ties":"id"},{"text":"locale","unset":"lowest","ties":"id-ascending"}]},"auth.missing":{"title":"auth.missing (§5)","$ref":"#/$defs/refusal","description":"What answers a request without a key?","default":401,"examples":[403]},"auth.invalid":{"title":"auth.invalid (§5)","$ref":"#/$defs/refusal","description":"What answers a wrong key?","default":401,"examples":[403]},"auth.header":{"title":"auth.header (§5)","type":"string","enum":["strict","lenient"],"description":"How strictly is the Authorization header read? Strict is the scheme Bearer in any case, one space, the key, nothing else.","default":"strict","examples":["lenient"]},"auth.malformed":{"title":"auth.malformed (§5)","type":"string","enum":["missing","invalid"],"description":"What is an Authorization header that cannot be read answered like - no key, or a wrong one?","default":"missing","examples":["invalid"]},"auth.challenge":{"title":"auth.challenge (§5)","type":"string","enum":["bearer","none"],"description":"Does a 401 say how to come in (WWW-Authenticate)?","default":"bearer","examples":["none"]},"auth.scope":{"title":"auth.scope (§5)","type":"string","enum":["own","shared"],"description":"Whose records does a key see?","default":"own","examples":["shared"]},"errors.body":{"title":"errors.body (§7)","type":"object","properties":{"type":{"type":"string","enum":["application/json","application/problem+json"],"description":"Its media type."},"body":{"$ref":"#/$defs/template","description":"Template with $message, $status, $title and $code (a short word)."}},"required":["type","body"],"additionalProperties":false,"description":"What is the shape of an error?","default":{"type":"application/json","body":{"message":"$message","status":"$status"}},"examples":[{"type":"application/problem+json","body":{"type":"about:blank","title":"$title","status":"$status","detail":"$message"}},{"type":"application/json","body":{"error":{"code":"$code","message":"$message"}}}]},"errors.validation.status":{"title":"errors.validation.status (§7)","$ref":"#/$defs/refusal","description":"What answers invalid input?","default":422,"examples":[400]},"errors.validation.body":{"title":"errors.validation.body (§7)","description":"How are the errors of each field told?\nTemplate with $summary (the first message and how many more), $fields (an object from field to messages), $issues (a list of {field, message}), $status, $title and $code.","$ref":"#/$defs/template","default":{"message":"$summary","errors":"$fields","status":"$status"},"examples":[{"message":"$summary","errors":"$issues"},{"message":"$fields"},{"error":{"code":"$code","message":"$summary","details":"$fields"}}]},"errors.fields":{"title":"errors.fields (§7)","description":"Which refusals that have a question of their own tell what is wrong field by field, as the refusal of invalid input does? Of a malformed identifier the field is id.\nBy question, whether its refusal tells fields. Of several, only those that do are told.","type":"object","properties":{"ids.malformed":{"type":"boolean"},"list.page-beyond-last":{"type":"boolean"},"list.page-invalid":{"type":"boolean"},"list.unknown-value":{"type":"boolean"},"list.unknown-filter-id":{"type":"boolean"},"links.update.empty-body":{"type":"boolean"},"links.alias.unique":{"type":"boolean"},"references.unknown":{"type":"boolean"}},"additionalProperties":false,"default":{"ids.malformed":false,"list.page-beyond-last":false,"list.page-invalid":true,"list.unknown-value":true,"list.unknown-filter-id":true,"links.update.empty-body":false,"links.alias.unique":true,"references.unknown":true},"examples":[{"ids.malformed":true,"list.page-beyond-last":true,"list.page-invalid":false,"list.unknown-value":false,"list.unknown-filter-id":false,"links.update.empty-body":true,"links.alias.unique":false,"references.unknown":false}]},"errors.not-found":{"title":"errors.not-found (§7)","$ref":"#/$defs/refusal","description":"What answers an unknown identifier or path?","default":404,"examples":[410]},"errors.method":{"title":"errors.method (§7)","$ref":"#/$defs/refusal","description":"What answers a method that a path does not have? With 405, Allow names those it has.","default":405,"examples":[404]},"errors.too-large":{"title":"errors.too-large (§8)","type":"object","properties":{"status":{"$ref":"#/$defs/refusal"},"bytes":{"type":"integer","minimum":1024,"maximum":67108864},"fields":{"type":"integer","minimum":50,"maximum":100000,"description":"Greatest number of fields."}},"required":["status","bytes","fields"],"additionalProperties":false,"description":"How large may a body be, and what answers a larger one?","default":{"status":413,"bytes":1048576,"fields":1000},"examples":[{"status":400,"bytes":65536,"fields":1000}]},"errors.precedence":{"title":"errors.precedence (§7)","type":"array","items":{"type":"string","enum":["path","method","key","accept","media-type","size","record","input"]},"uniqueItems":true,"description":"Which error is told when there are several?","default":["path","method","key","accept","media-type","size","record","input"],"examples":[["key","path","accept","method","record","size","media-type","input"]]},"errors.malformed":{"title":"errors.malformed (§7)","type":"object","properties":{"unreadable":{"$ref":"#/$defs/refusal"},"headers":{"$ref":"#/$defs/refusal"},"slow":{"$ref":"#/$defs/refusal"}},"required":["unreadable","headers","slow"],"additionalProperties":false,"description":"What answers a request that cannot be read (bad HTTP, headers too large, too slow)?","default":{"unreadable":400,"headers":431,"slow":408},"examples":[{"unreadable":400,"headers":400,"slow":400}]},"errors.unavailable":{"title":"errors.unavailable (§7)","$ref":"#/$defs/status","description":"What answers a request that the service cannot take on just now?","default":503,"examples":[500]},"limits.rate":{"title":"limits.rate (§8)","oneOf":[{"type":"string","enum":["none"]},{"type":"object","properties":{"requests":{"type":"integer","minimum":1},"seconds":{"type":"integer","minimum":1,"description":"In how many; a minute where it is left out."}},"required":["requests"],"additionalProperties":false}],"description":"How many requests may a key send? Over it 429 with Retry-After, X-RateLimit-Limit and X-RateLimit-Remaining.","default":"none","examples":[{"requests":60,"seconds":60},{"requests":1000}]},"http.head":{"title":"http.head (§4)","oneOf":[{"type":"string","enum":["as-get"]},{"$ref":"#/$defs/refusal"}],"description":"What answers HEAD where there is a GET?","default":"as-get","examples":[405]},"http.cors":{"title":"http.cors (§4)","type":"string","enum":["open","closed"],"description":"May pages of other origins call it? Open allows any origin and repeats the headers a preflight asks for.","default":"open","examples":["closed"]},"http.trailing-slash":{"title":"http.trailing-slash (§4)","oneOf":[{"type":"string","enum":["same"]},{"type":"integer","enum":[301,308,404]}],"description":"What answers a path with a slash at its end?","default":"same","examples":[301,404]},"http.accept":{"title":"http.accept (§4)","oneOf":[{"type":"string","enum":["json"]},{"$ref":"#/$defs/refusal"}],"description":"What answers a request that does not accept JSON?","default":"json","examples":[406]}},"additionalProperties":false},"evidence":{"description":"What each answer was seen in, by question: the request and an excerpt of its answer, in one line.","type":"object","properties":{"record.root":{"description":"Where does an answer about one record hold it?","$ref":"#/$defs/line"},"record.status-member":{"description":"What does a success body carry beside its data?","$ref":"#/$defs/line"},"list.items":{"description":"Where does a list answer hold its records?","$ref":"#/$defs/line"},"list.total":{"description":"Where does a list tell how many records there are in all?","$ref":"#/$defs/line"},"list.pagination":{"description":"What else does a list tell about its pages, and where?","$ref":"#/$defs/line"},"list.page-parameter":{"description":"How is a further page asked for?","$ref":"#/$defs/line"},"list.page-beyond-last":{"description":"What answers a page beyond the last?","$ref":"#/$defs/line"},"list.page-invalid":{"description":"What answers a page that is no page number (0, -1, abc)?","$ref":"#/$defs/line"},"list.unknown-value":{"description":"What answers a list parameter outside its documented values?","$ref":"#/$defs/line"},"list.unknown-parameter":{"description":"What answers a list parameter that the document does not name?","$ref":"#/$defs/line"},"list.unknown-filter-id":{"description":"What answers a filter by an id that does not exist?","$ref":"#/$defs/line"},"ids.type":{"description":"What is the identifier of a record?","$ref":"#/$defs/line"},"ids.malformed":{"description":"What answers an identifier that cannot be one?","$ref":"#/$defs/line"},"timestamps.format":{"description":"How is a moment written?","$ref":"#/$defs/line"},"fields.unset":{"description":"How is a field without a value shown?","$ref":"#/$defs/line"},"fields.unset-list":{"description":"How is a list with nothing in it shown?","$ref":"#/$defs/line"},"links.fields.url":{"description":"Where does a link show its url, and how is it written?","$ref":"#/$defs/line"},"links.fields.alias":{"description":"Where does a link show its alias, and how is it written?","$ref":"#/$defs/line"},"links.fields.domain_id":{"description":"Where does a link show its domain_id, and how is it written?","$ref":"#/$defs/line"},"links.fields.space_id":{"description":"Where does a link show its space_id, and how is it written?","$ref":"#/$defs/line"},"links.fields.pixel_ids":{"description":"Where does a link show its pixel_ids, and how is it written?","$ref":"#/$defs/line"},"links.fields.disabled":{"description":"Where does a link show its disabled, and how is it written?","$ref":"#/$defs/line"},"links.fields.privacy":{"description":"Where does a link show its privacy, and how is it written?","$ref":"#/$defs/line"},"links.fields.expiration_url":{"description":"Where does a link show its expiration_url, and how is it written?","$ref":"#/$defs/line"},"links.fields.expiration_date":{"description":"Where does a link show its expiration_date, and how is it written?","$ref":"#/$defs/line"},"links.fields.expiration_time":{"description":"Where does a link show its expiration_time, and how is it written?","$ref":"#/$defs/line"},"links.fields.expiration_clicks":{"description":"Where does a link show its expiration_clicks, and how is it written?","$ref":"#/$defs/line"},"links.fields.target_type":{"description":"Where does a link show its target_type, and how is it written?","$ref":"#/$defs/line"},"links.fields.country":{"description":"Where does a link show its country, and how is it written?","$ref":"#/$defs/line"},"links.fields.platform":{"description":"Where does a link show its platform, and how is it written?","$ref":"#/$defs/line"},"links.fields.language":{"description":"Where does a link show its language, and how is it written?","$ref":"#/$defs/line"},"links.fields.rotation":{"description":"Where does a link show its rotation, and how is it written?","$ref":"#/$defs/line"},"links.derived":{"description":"What does a link show that was never sent?","$ref":"#/$defs/line"},"links.title":{"description":"Where does a link's title come from, there being no field for it?","$ref":"#/$defs/line"},"links.secrets":{"description":"What does a link show of password and privacy_password?","$ref":"#/$defs/line"},"pixels.fields.name":{"description":"Where does a pixel show its name, and how is it written?","$ref":"#/$defs/line"},"pixels.fields.type":{"description":"Where does a pixel show its type, and how is it written?","$ref":"#/$defs/line"},"pixels.fields.value":{"description":"Where does a pixel show its value, and how is it written?","$ref":"#/$defs/line"},"pixels.derived":{"description":"What does a pixel show that was never sent?","$ref":"#/$defs/line"},"links.create.status":{"description":"What answers a link that was created?","$ref":"#/$defs/line"},"links.update.status":{"description":"What answers a link that was updated?","$ref":"#/$defs/line"},"links.delete.status":{"description":"What answers a link that was deleted?","$ref":"#/$defs/line"},"pixels.create.status":{"description":"What answers a pixel that was created?","$ref":"#/$defs/line"},"pixels.update.status":{"description":"What answers a pixel that was updated?","$ref":"#/$defs/line"},"pixels.delete.status":{"description":"What answers a pixel that was deleted?","$ref":"#/$defs/line"},"links.create.required":{"description":"Which fields must a new link have? Without a domain it takes the account's first one.","$ref":"#/$defs/line"},"pixels.create.required":{"description":"Which fields must a new pixel have?","$ref":"#/$defs/line"},"links.domain-synonym":{"description":"Under which names may a new link's domain be sent? With both, domain_id wins.","$ref":"#/$defs/line"},"links.update.partial":{"description":"Does an update, of a link or a pixel, keep what it does not send?","$ref":"#/$defs/line"},"links.update.empty-body":{"description":"What answers an update, of a link or a pixel, that sends nothing?","$ref":"#/$defs/line"},"update.patch":{"description":"What answers PATCH on a record?","$ref":"#/$defs/line"},"links.update.domain":{"description":"What becomes of domain_id on an update?","$ref":"#/$defs/line"},"input.empty-value":{"description":"What does a field that is sent empty mean? Cleared, it is as though a create had not sent it, and a required one is refused. An empty parameter of a list is one that was not sent.","$ref":"#/$defs/line"},"input.unknown-field":{"description":"What becomes of a field that the document does not name?","$ref":"#/$defs/line"},"input.duplicate-field":{"description":"Which value counts when a field is sent twice?","$ref":"#/$defs/line"},"input.encoding":{"description":"What becomes of bad percent-encoding or bytes that are not UTF-8?","$ref":"#/$defs/line"},"input.content-type":{"description":"What becomes of a body that is not form-encoded? Empty bodies, and bodies of GET and DELETE, are never looked at.","$ref":"#/$defs/line"},"input.query-fields":{"description":"What becomes of fields in the query string of a POST or PUT?","$ref":"#/$defs/line"},"input.id-lists":{"description":"How is a list of ids written? Brackets with or without an index always; one bare value is a list of one, and an id sent twice counts once.","$ref":"#/$defs/line"},"input.list-index-gaps":{"description":"What becomes of gaps in the indexes of a list? Closed in index order; errors name the index that was sent.","$ref":"#/$defs/line"},"input.list-row-incomplete":{"description":"What becomes of a row without its key or its value?","$ref":"#/$defs/line"},"input.lists-on-update":{"description":"What does a list do that is sent on an update? Not sent it is kept; sent empty it is cleared.","$ref":"#/$defs/line"},"links.alias.rule":{"description":"Which aliases are allowed, and does their case count?","$ref":"#/$defs/line"},"links.alias.generated":{"description":"How long is an alias that the service makes itself?","$ref":"#/$defs/line"},"links.alias.unique":{"description":"Among what is an alias unique, and what answers a taken one?","$ref":"#/$defs/line"},"links.url.rule":{"description":"Which destinations are allowed?","$ref":"#/$defs/line"},"references.unknown":{"description":"What becomes of a domain, space or pixel id that does not exist?","$ref":"#/$defs/line"},"links.privacy.password":{"description":"What becomes of privacy 2 without a privacy_password?","$ref":"#/$defs/line"},"links.password.meaning":{"description":"Are password (guards the redirect) and privacy_password (guards the statistics page) two things? The interface only stores them.","$ref":"#/$defs/line"},"links.target-type.undocumented":{"description":"What becomes of target_type 3, which the document passes over?","$ref":"#/$defs/line"},"links.targeting.inactive":{"description":"What becomes of a targeting list that target_type does not name?","$ref":"#/$defs/line"},"links.targeting.keys":{"description":"Which keys do targeting lists take? Strict is ISO 3166-1 alpha-2 in capitals for countries, ISO 639-1 in small letters for languages, and the document's platforms to the letter. A key in another case is shown in its own, or, with any-case-kept, as it was sent.","$ref":"#/$defs/line"},"pixels.delete.attached":{"description":"What becomes of a pixel that links use when it is deleted? Detached, their time of update stays as it was.","$ref":"#/$defs/line"},"links.expiration.zone":{"description":"In which time zone does a link expire?","$ref":"#/$defs/line"},"links.expiration.date-only":{"description":"When does a link expire that has a date and no time?","$ref":"#/$defs/line"},"links.expiration.time-only":{"description":"What becomes of an expiration time without a date?","$ref":"#/$defs/line"},"links.expiration.past":{"description":"What becomes of an expiration date that has passed?","$ref":"#/$defs/line"},"links.expiration.clicks":{"description":"What does an expiration by 0 clicks mean? Any other number expires when the clicks reach it.","$ref":"#/$defs/line"},"links.status.precedence":{"description":"Which status has a link that is disabled and expired?","$ref":"#/$defs/line"},"search.match":{"description":"How does a search match a text?","$ref":"#/$defs/line"},"sort.order":{"description":"How are texts compared, where do unset values go, and how are ties broken?","$ref":"#/$defs/line"},"auth.missing":{"description":"What answers a request without a key?","$ref":"#/$defs/line"},"auth.invalid":{"description":"What answers a wrong key?","$ref":"#/$defs/line"},"auth.header":{"description":"How strictly is the Authorization header read? Strict is the scheme Bearer in any case, one space, the key, nothing else.","$ref":"#/$defs/line"},"auth.malformed":{"description":"What is an Authorization header that cannot be read answered like - no key, or a wrong one?","$ref":"#/$defs/line"},"auth.challenge":{"description":"Does a 401 say how to come in (WWW-Authenticate)?","$ref":"#/$defs/line"},"auth.scope":{"description":"Whose records does a key see?","$ref":"#/$defs/line"},"errors.body":{"description":"What is the shape of an error?","$ref":"#/$defs/line"},"errors.validation.status":{"description":"What answers invalid input?","$ref":"#/$defs/line"},"errors.validation.body":{"description":"How are the errors of each field told?","$ref":"#/$defs/line"},"errors.fields":{"description":"Which refusals that have a question of their own tell what is wrong field by field, as the refusal of invalid input does? Of a malformed identifier the field is id.","$ref":"#/$defs/line"},"errors.not-found":{"description":"What answers an unknown identifier or path?","$ref":"#/$defs/line"},"errors.method":{"description":"What answers a method that a path does not have? With 405, Allow names those it has.","$ref":"#/$defs/line"},"errors.too-large":{"description":"How large may a body be, and what answers a larger one?","$ref":"#/$defs/line"},"errors.precedence":{"description":"Which error is told when there are several?","$ref":"#/$defs/line"},"errors.malformed":{"description":"What answers a request that cannot be read (bad HTTP, headers too large, too slow)?","$ref":"#/$defs/line"},"errors.unavailable":{"description":"What answers a request that the service cannot take on just now?","$ref":"#/$defs/line"},"limits.rate":{"description":"How many requests may a key send? Over it 429 with Retry-After, X-RateLimit-Limit and X-RateLimit-Remaining.","$ref":"#/$defs/line"},"http.head":{"description":"What answers HEAD where there is a GET?","$ref":"#/$defs/line"},"http.cors":{"description":"May pages of other origins call it? Open allows any origin and repeats the headers a preflight asks for.","$ref":"#/$defs/line"},"http.trailing-slash":{"description":"What answers a path with a slash at its end?","$ref":"#/$defs/line"},"http.accept":{"description":"What answers a request that does not accept JSON?","$ref":"#/$defs/line"}},"additionalProperties":false}},"required":["name","answers"],"additionalProperties":false,"$defs":{"pointer":{"description":"JSON Pointer (RFC 6901) into an answer's body; \"\" is the body itself.","type":"string","pattern":"^(/([^~/]|~[01])*)*$"},"place":{"description":"A JSON Pointer into the body, \"header NAME\", or \"none\".","type":"string","pattern":"^((/([^~/]|~[01])*)+|header [A-Za-z0-9-]+|none)$"},"status":{"description":"HTTP status code.","type":"integer","minimum":200,"maximum":599},"refusal":{"description":"HTTP status code of a refused request.","type":"integer","minimum":400,"maximum":499},"template":{"description":"A JSON value in which \"$word\" stands for a value of the moment.","type":"object","additionalProperties":true},"success":{"description":"The answer to a write that succeeded.","type":"object","properties":{"status":{"$ref":"#/$defs/status"},"location":{"type":"boolean","description":"Whether a Location header names the record."},"body":{"description":"The enveloped record, no body at all, or a template with $id, $object and $status.","oneOf":[{"type":"string","enum":["record","none"]},{"$ref":"#/$defs/template"}]}},"required":["status","body"],"additionalProperties":false},"field":{"description":"Where a field stands in a record, and how its values are written.","type":"object","properties":{"at":{"description":"JSON Pointer into the record, or null where the field is not shown.","oneOf":[{"$ref":"#/$defs/pointer"},{"type":"null"}]},"values":{"description":"The spelling of each value, where it is not the document's own.","type":"object","additionalProperties":{"oneOf":[{"type":"string"},{"type":"integer"},{"type":"boolean"}]}},"as":{"description":"The form: \"value\" as it is, \"text\" as a string, \"object\" an object with the id in it (one per id in a list), \"map\" an object from key to value instead of a list of rows, \"unset\" always as though it had no value.","type":"string","enum":["value","text","object","map","unset"]}},"required":["at"],"additionalProperties":false},"linkFields":{"description":"What a link has that was never sent, by name.","type":"object","propertyNames":{"enum":["id","short_url","title","clicks","status","created_at","updated_at"]},"additionalProperties":{"$ref":"#/$defs/field"}},"pixelFields":{"description":"What a pixel has that was never sent, by name.","type":"object","propertyNames":{"enum":["id","created_at","updated_at"]},"additionalProperties":{"$ref":"#/$defs/field"}},"line":{"description":"A text in one line.","type":"string","minLength":1,"maxLength":1000,"pattern":"^[^\\r\\n]*$"}}};
const schema20 = {"description":"A text in one line.","type":"string","minLength":1,"maxLength":1000,"pattern":"^[^\\r\\n]*$"};
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
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern3.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\r\\n]*$"},message:"must match pattern \""+"^[^\\r\\n]*$"+"\"",schema:"^[^\\r\\n]*$",parentSchema:schema20,data};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.type,parentSchema:schema20,data};
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

const schema21 = {"description":"JSON Pointer (RFC 6901) into an answer's body; \"\" is the body itself.","type":"string","pattern":"^(/([^~/]|~[01])*)*$"};
const pattern4 = new RegExp("^(/([^~/]|~[01])*)*$", "u");

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(/([^~/]|~[01])*)*$"},message:"must match pattern \""+"^(/([^~/]|~[01])*)*$"+"\"",schema:"^(/([^~/]|~[01])*)*$",parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema21.type,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema22 = {"description":"A JSON value in which \"$word\" stands for a value of the moment.","type":"object","additionalProperties":true};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema23 = {"description":"A JSON Pointer into the body, \"header NAME\", or \"none\".","type":"string","pattern":"^((/([^~/]|~[01])*)+|header [A-Za-z0-9-]+|none)$"};
const pattern5 = new RegExp("^((/([^~/]|~[01])*)+|header [A-Za-z0-9-]+|none)$", "u");

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
if(typeof data === "string"){
if(!pattern5.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^((/([^~/]|~[01])*)+|header [A-Za-z0-9-]+|none)$"},message:"must match pattern \""+"^((/([^~/]|~[01])*)+|header [A-Za-z0-9-]+|none)$"+"\"",schema:"^((/([^~/]|~[01])*)+|header [A-Za-z0-9-]+|none)$",parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema24 = {"description":"HTTP status code of a refused request.","type":"integer","minimum":400,"maximum":499};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.type,parentSchema:schema24,data};
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
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 499},message:"must be <= 499",schema:499,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 400 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400",schema:400,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema25 = {"description":"Where a field stands in a record, and how its values are written.","type":"object","properties":{"at":{"description":"JSON Pointer into the record, or null where the field is not shown.","oneOf":[{"$ref":"#/$defs/pointer"},{"type":"null"}]},"values":{"description":"The spelling of each value, where it is not the document's own.","type":"object","additionalProperties":{"oneOf":[{"type":"string"},{"type":"integer"},{"type":"boolean"}]}},"as":{"description":"The form: \"value\" as it is, \"text\" as a string, \"object\" an object with the id in it (one per id in a list), \"map\" an object from key to value instead of a list of rows, \"unset\" always as though it had no value.","type":"string","enum":["value","text","object","map","unset"]}},"required":["at"],"additionalProperties":false};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.at === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'",schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "at") || (key0 === "values")) || (key0 === "as"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.at !== undefined){
let data0 = data.at;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
if(!(validate55(data0, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs5 = errors;
if(data0 !== null){
const err2 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null",schema:schema25.properties.at.oneOf[1].type,parentSchema:schema25.properties.at.oneOf[1],data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs5 === errors;
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
const err3 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema25.properties.at.oneOf,parentSchema:schema25.properties.at,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
if(data.values !== undefined){
let data1 = data.values;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
let data2 = data1[key1];
const _errs11 = errors;
let valid3 = false;
let passing1 = null;
const _errs12 = errors;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/values/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/values/additionalProperties/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.values.additionalProperties.oneOf[0].type,parentSchema:schema25.properties.values.additionalProperties.oneOf[0],data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs12 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs14 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/values/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/values/additionalProperties/oneOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema25.properties.values.additionalProperties.oneOf[1].type,parentSchema:schema25.properties.values.additionalProperties.oneOf[1],data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs14 === errors;
if(_valid1 && valid3){
valid3 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid3 = true;
passing1 = 1;
}
const _errs16 = errors;
if(typeof data2 !== "boolean"){
const err6 = {instancePath:instancePath+"/values/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/values/additionalProperties/oneOf/2/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema25.properties.values.additionalProperties.oneOf[2].type,parentSchema:schema25.properties.values.additionalProperties.oneOf[2],data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs16 === errors;
if(_valid1 && valid3){
valid3 = false;
passing1 = [passing1, 2];
}
else {
if(_valid1){
valid3 = true;
passing1 = 2;
}
}
}
if(!valid3){
const err7 = {instancePath:instancePath+"/values/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/values/additionalProperties/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf",schema:schema25.properties.values.additionalProperties.oneOf,parentSchema:schema25.properties.values.additionalProperties,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema25.properties.values.type,parentSchema:schema25.properties.values,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.as !== undefined){
let data3 = data.as;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/as",schemaPath:"#/properties/as/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.as.type,parentSchema:schema25.properties.as,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((((data3 === "value") || (data3 === "text")) || (data3 === "object")) || (data3 === "map")) || (data3 === "unset"))){
const err10 = {instancePath:instancePath+"/as",schemaPath:"#/properties/as/enum",keyword:"enum",params:{allowedValues: schema25.properties.as.enum},message:"must be equal to one of the allowed values",schema:schema25.properties.as.enum,parentSchema:schema25.properties.as,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema26 = {"description":"What a link has that was never sent, by name.","type":"object","propertyNames":{"enum":["id","short_url","title","clicks","status","created_at","updated_at"]},"additionalProperties":{"$ref":"#/$defs/field"}};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(!(((((((key0 === "id") || (key0 === "short_url")) || (key0 === "title")) || (key0 === "clicks")) || (key0 === "status")) || (key0 === "created_at")) || (key0 === "updated_at"))){
const err0 = {instancePath,schemaPath:"#/propertyNames/enum",keyword:"enum",params:{allowedValues: schema26.propertyNames.enum},message:"must be equal to one of the allowed values",schema:schema26.propertyNames.enum,parentSchema:schema26.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid",schema:schema26.propertyNames,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
for(const key1 in data){
if(!(validate70(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema27 = {"description":"What a pixel has that was never sent, by name.","type":"object","propertyNames":{"enum":["id","created_at","updated_at"]},"additionalProperties":{"$ref":"#/$defs/field"}};

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
const _errs1 = errors;
if(!(((key0 === "id") || (key0 === "created_at")) || (key0 === "updated_at"))){
const err0 = {instancePath,schemaPath:"#/propertyNames/enum",keyword:"enum",params:{allowedValues: schema27.propertyNames.enum},message:"must be equal to one of the allowed values",schema:schema27.propertyNames.enum,parentSchema:schema27.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid",schema:schema27.propertyNames,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
for(const key1 in data){
if(!(validate70(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema28 = {"description":"The answer to a write that succeeded.","type":"object","properties":{"status":{"$ref":"#/$defs/status"},"location":{"type":"boolean","description":"Whether a Location header names the record."},"body":{"description":"The enveloped record, no body at all, or a template with $id, $object and $status.","oneOf":[{"type":"string","enum":["record","none"]},{"$ref":"#/$defs/template"}]}},"required":["status","body"],"additionalProperties":false};
const schema29 = {"description":"HTTP status code.","type":"integer","minimum":200,"maximum":599};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema29.type,parentSchema:schema29,data};
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
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599",schema:599,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 200 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},message:"must be >= 200",schema:200,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.body === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "location")) || (key0 === "body"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.status !== undefined){
if(!(validate98(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
if(data.location !== undefined){
let data1 = data.location;
if(typeof data1 !== "boolean"){
const err3 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema28.properties.location.type,parentSchema:schema28.properties.location,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.body !== undefined){
let data2 = data.body;
const _errs6 = errors;
let valid1 = false;
let passing0 = null;
const _errs7 = errors;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.body.oneOf[0].type,parentSchema:schema28.properties.body.oneOf[0],data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data2 === "record") || (data2 === "none"))){
const err5 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema28.properties.body.oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema28.properties.body.oneOf[0].enum,parentSchema:schema28.properties.body.oneOf[0],data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
if(!(validate57(data2, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
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
const err6 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema28.properties.body.oneOf,parentSchema:schema28.properties.body,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const func1 = Object.prototype.hasOwnProperty;
const pattern6 = new RegExp("^[a-z][a-z0-9+.-]*$", "u");

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.answers === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answers"},message:"must have required property '"+"answers"+"'",schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "$schema") || (key0 === "name")) || (key0 === "observed")) || (key0 === "server")) || (key0 === "answers")) || (key0 === "evidence"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.$schema.type,parentSchema:schema19.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length > 100){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema19.properties.name,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema19.properties.name,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.name.type,parentSchema:schema19.properties.name,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.observed !== undefined){
let data2 = data.observed;
if(!(typeof data2 === "string")){
const err7 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.observed.type,parentSchema:schema19.properties.observed,data:data2};
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
if(data.answers !== undefined){
let data4 = data.answers;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(!(func1.call(schema19.properties.answers.properties, key1))){
const err8 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data4["record.root"] !== undefined){
if(!(validate55(data4["record.root"], {instancePath:instancePath+"/answers/record.root",parentData:data4,parentDataProperty:"record.root",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data4["record.status-member"] !== undefined){
if(!(validate57(data4["record.status-member"], {instancePath:instancePath+"/answers/record.status-member",parentData:data4,parentDataProperty:"record.status-member",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data4["list.items"] !== undefined){
if(!(validate55(data4["list.items"], {instancePath:instancePath+"/answers/list.items",parentData:data4,parentDataProperty:"list.items",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data4["list.total"] !== undefined){
if(!(validate60(data4["list.total"], {instancePath:instancePath+"/answers/list.total",parentData:data4,parentDataProperty:"list.total",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data4["list.pagination"] !== undefined){
let data9 = data4["list.pagination"];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key2 in data9){
const _errs18 = errors;
if(!((((((((((((key2 === "first") || (key2 === "last")) || (key2 === "prev")) || (key2 === "next")) || (key2 === "current_page")) || (key2 === "from")) || (key2 === "last_page")) || (key2 === "pages")) || (key2 === "path")) || (key2 === "per_page")) || (key2 === "to")) || (key2 === "cursor"))){
const err9 = {instancePath:instancePath+"/answers/list.pagination",schemaPath:"#/properties/answers/properties/list.pagination/propertyNames/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["list.pagination"].propertyNames.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["list.pagination"].propertyNames.enum,parentSchema:schema19.properties.answers.properties["list.pagination"].propertyNames,data:key2,propertyName:key2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid2 = _errs18 === errors;
if(!valid2){
const err10 = {instancePath:instancePath+"/answers/list.pagination",schemaPath:"#/properties/answers/properties/list.pagination/propertyNames",keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid",schema:schema19.properties.answers.properties["list.pagination"].propertyNames,parentSchema:schema19.properties.answers.properties["list.pagination"],data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
for(const key3 in data9){
if(!(validate60(data9[key3], {instancePath:instancePath+"/answers/list.pagination/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data9,parentDataProperty:key3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/answers/list.pagination",schemaPath:"#/properties/answers/properties/list.pagination/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["list.pagination"].type,parentSchema:schema19.properties.answers.properties["list.pagination"],data:data9};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4["list.page-parameter"] !== undefined){
let data11 = data4["list.page-parameter"];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.name === undefined){
const err12 = {instancePath:instancePath+"/answers/list.page-parameter",schemaPath:"#/properties/answers/properties/list.page-parameter/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema19.properties.answers.properties["list.page-parameter"].required,parentSchema:schema19.properties.answers.properties["list.page-parameter"],data:data11};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data11.counts === undefined){
const err13 = {instancePath:instancePath+"/answers/list.page-parameter",schemaPath:"#/properties/answers/properties/list.page-parameter/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'",schema:schema19.properties.answers.properties["list.page-parameter"].required,parentSchema:schema19.properties.answers.properties["list.page-parameter"],data:data11};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key4 in data11){
if(!(((key4 === "name") || (key4 === "counts")) || (key4 === "first"))){
const err14 = {instancePath:instancePath+"/answers/list.page-parameter",schemaPath:"#/properties/answers/properties/list.page-parameter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["list.page-parameter"],data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data11.name !== undefined){
let data12 = data11.name;
if(typeof data12 === "string"){
if(data12.length < 1){
const err15 = {instancePath:instancePath+"/answers/list.page-parameter/name",schemaPath:"#/properties/answers/properties/list.page-parameter/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema19.properties.answers.properties["list.page-parameter"].properties.name,data:data12};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/answers/list.page-parameter/name",schemaPath:"#/properties/answers/properties/list.page-parameter/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["list.page-parameter"].properties.name.type,parentSchema:schema19.properties.answers.properties["list.page-parameter"].properties.name,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data11.counts !== undefined){
let data13 = data11.counts;
if(typeof data13 !== "string"){
const err17 = {instancePath:instancePath+"/answers/list.page-parameter/counts",schemaPath:"#/properties/answers/properties/list.page-parameter/properties/counts/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["list.page-parameter"].properties.counts.type,parentSchema:schema19.properties.answers.properties["list.page-parameter"].properties.counts,data:data13};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data13 === "pages") || (data13 === "records")) || (data13 === "cursor"))){
const err18 = {instancePath:instancePath+"/answers/list.page-parameter/counts",schemaPath:"#/properties/answers/properties/list.page-parameter/properties/counts/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["list.page-parameter"].properties.counts.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["list.page-parameter"].properties.counts.enum,parentSchema:schema19.properties.answers.properties["list.page-parameter"].properties.counts,data:data13};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data11.first !== undefined){
let data14 = data11.first;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err19 = {instancePath:instancePath+"/answers/list.page-parameter/first",schemaPath:"#/properties/answers/properties/list.page-parameter/properties/first/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema19.properties.answers.properties["list.page-parameter"].properties.first.type,parentSchema:schema19.properties.answers.properties["list.page-parameter"].properties.first,data:data14};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((data14 === 0) || (data14 === 1))){
const err20 = {instancePath:instancePath+"/answers/list.page-parameter/first",schemaPath:"#/properties/answers/properties/list.page-parameter/properties/first/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["list.page-parameter"].properties.first.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["list.page-parameter"].properties.first.enum,parentSchema:schema19.properties.answers.properties["list.page-parameter"].properties.first,data:data14};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/answers/list.page-parameter",schemaPath:"#/properties/answers/properties/list.page-parameter/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["list.page-parameter"].type,parentSchema:schema19.properties.answers.properties["list.page-parameter"],data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data4["list.page-beyond-last"] !== undefined){
let data15 = data4["list.page-beyond-last"];
const _errs31 = errors;
let valid5 = false;
let passing0 = null;
const _errs32 = errors;
if(typeof data15 !== "string"){
const err22 = {instancePath:instancePath+"/answers/list.page-beyond-last",schemaPath:"#/properties/answers/properties/list.page-beyond-last/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["list.page-beyond-last"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["list.page-beyond-last"].oneOf[0],data:data15};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(data15 === "empty")){
const err23 = {instancePath:instancePath+"/answers/list.page-beyond-last",schemaPath:"#/properties/answers/properties/list.page-beyond-last/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["list.page-beyond-last"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["list.page-beyond-last"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["list.page-beyond-last"].oneOf[0],data:data15};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs32 === errors;
if(_valid0){
valid5 = true;
passing0 = 0;
}
const _errs34 = errors;
if(!(validate63(data15, {instancePath:instancePath+"/answers/list.page-beyond-last",parentData:data4,parentDataProperty:"list.page-beyond-last",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid0 = _errs34 === errors;
if(_valid0 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid5 = true;
passing0 = 1;
}
}
if(!valid5){
const err24 = {instancePath:instancePath+"/answers/list.page-beyond-last",schemaPath:"#/properties/answers/properties/list.page-beyond-last/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["list.page-beyond-last"].oneOf,parentSchema:schema19.properties.answers.properties["list.page-beyond-last"],data:data15};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
}
}
if(data4["list.page-invalid"] !== undefined){
let data16 = data4["list.page-invalid"];
const _errs36 = errors;
let valid6 = false;
let passing1 = null;
const _errs37 = errors;
if(typeof data16 !== "string"){
const err25 = {instancePath:instancePath+"/answers/list.page-invalid",schemaPath:"#/properties/answers/properties/list.page-invalid/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["list.page-invalid"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["list.page-invalid"].oneOf[0],data:data16};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(data16 === "first-page")){
const err26 = {instancePath:instancePath+"/answers/list.page-invalid",schemaPath:"#/properties/answers/properties/list.page-invalid/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["list.page-invalid"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["list.page-invalid"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["list.page-invalid"].oneOf[0],data:data16};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid1 = _errs37 === errors;
if(_valid1){
valid6 = true;
passing1 = 0;
}
const _errs39 = errors;
if(!(validate63(data16, {instancePath:instancePath+"/answers/list.page-invalid",parentData:data4,parentDataProperty:"list.page-invalid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid1 = _errs39 === errors;
if(_valid1 && valid6){
valid6 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid6 = true;
passing1 = 1;
}
}
if(!valid6){
const err27 = {instancePath:instancePath+"/answers/list.page-invalid",schemaPath:"#/properties/answers/properties/list.page-invalid/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["list.page-invalid"].oneOf,parentSchema:schema19.properties.answers.properties["list.page-invalid"],data:data16};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
}
if(data4["list.unknown-value"] !== undefined){
let data17 = data4["list.unknown-value"];
const _errs41 = errors;
let valid7 = false;
let passing2 = null;
const _errs42 = errors;
if(typeof data17 !== "string"){
const err28 = {instancePath:instancePath+"/answers/list.unknown-value",schemaPath:"#/properties/answers/properties/list.unknown-value/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["list.unknown-value"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["list.unknown-value"].oneOf[0],data:data17};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(data17 === "ignored")){
const err29 = {instancePath:instancePath+"/answers/list.unknown-value",schemaPath:"#/properties/answers/properties/list.unknown-value/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["list.unknown-value"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["list.unknown-value"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["list.unknown-value"].oneOf[0],data:data17};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid2 = _errs42 === errors;
if(_valid2){
valid7 = true;
passing2 = 0;
}
const _errs44 = errors;
if(!(validate63(data17, {instancePath:instancePath+"/answers/list.unknown-value",parentData:data4,parentDataProperty:"list.unknown-value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid2 = _errs44 === errors;
if(_valid2 && valid7){
valid7 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid7 = true;
passing2 = 1;
}
}
if(!valid7){
const err30 = {instancePath:instancePath+"/answers/list.unknown-value",schemaPath:"#/properties/answers/properties/list.unknown-value/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["list.unknown-value"].oneOf,parentSchema:schema19.properties.answers.properties["list.unknown-value"],data:data17};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
}
}
if(data4["list.unknown-parameter"] !== undefined){
let data18 = data4["list.unknown-parameter"];
const _errs46 = errors;
let valid8 = false;
let passing3 = null;
const _errs47 = errors;
if(typeof data18 !== "string"){
const err31 = {instancePath:instancePath+"/answers/list.unknown-parameter",schemaPath:"#/properties/answers/properties/list.unknown-parameter/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["list.unknown-parameter"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["list.unknown-parameter"].oneOf[0],data:data18};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(data18 === "ignored")){
const err32 = {instancePath:instancePath+"/answers/list.unknown-parameter",schemaPath:"#/properties/answers/properties/list.unknown-parameter/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["list.unknown-parameter"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["list.unknown-parameter"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["list.unknown-parameter"].oneOf[0],data:data18};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid3 = _errs47 === errors;
if(_valid3){
valid8 = true;
passing3 = 0;
}
const _errs49 = errors;
if(!(validate63(data18, {instancePath:instancePath+"/answers/list.unknown-parameter",parentData:data4,parentDataProperty:"list.unknown-parameter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid3 = _errs49 === errors;
if(_valid3 && valid8){
valid8 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid8 = true;
passing3 = 1;
}
}
if(!valid8){
const err33 = {instancePath:instancePath+"/answers/list.unknown-parameter",schemaPath:"#/properties/answers/properties/list.unknown-parameter/oneOf",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["list.unknown-parameter"].oneOf,parentSchema:schema19.properties.answers.properties["list.unknown-parameter"],data:data18};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
}
}
if(data4["list.unknown-filter-id"] !== undefined){
let data19 = data4["list.unknown-filter-id"];
const _errs51 = errors;
let valid9 = false;
let passing4 = null;
const _errs52 = errors;
if(typeof data19 !== "string"){
const err34 = {instancePath:instancePath+"/answers/list.unknown-filter-id",schemaPath:"#/properties/answers/properties/list.unknown-filter-id/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["list.unknown-filter-id"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["list.unknown-filter-id"].oneOf[0],data:data19};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(data19 === "empty")){
const err35 = {instancePath:instancePath+"/answers/list.unknown-filter-id",schemaPath:"#/properties/answers/properties/list.unknown-filter-id/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["list.unknown-filter-id"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["list.unknown-filter-id"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["list.unknown-filter-id"].oneOf[0],data:data19};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid4 = _errs52 === errors;
if(_valid4){
valid9 = true;
passing4 = 0;
}
const _errs54 = errors;
if(!(validate63(data19, {instancePath:instancePath+"/answers/list.unknown-filter-id",parentData:data4,parentDataProperty:"list.unknown-filter-id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid4 = _errs54 === errors;
if(_valid4 && valid9){
valid9 = false;
passing4 = [passing4, 1];
}
else {
if(_valid4){
valid9 = true;
passing4 = 1;
}
}
if(!valid9){
const err36 = {instancePath:instancePath+"/answers/list.unknown-filter-id",schemaPath:"#/properties/answers/properties/list.unknown-filter-id/oneOf",keyword:"oneOf",params:{passingSchemas: passing4},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["list.unknown-filter-id"].oneOf,parentSchema:schema19.properties.answers.properties["list.unknown-filter-id"],data:data19};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
}
}
if(data4["ids.type"] !== undefined){
let data20 = data4["ids.type"];
if(typeof data20 !== "string"){
const err37 = {instancePath:instancePath+"/answers/ids.type",schemaPath:"#/properties/answers/properties/ids.type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["ids.type"].type,parentSchema:schema19.properties.answers.properties["ids.type"],data:data20};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(((data20 === "integer") || (data20 === "string")) || (data20 === "digits"))){
const err38 = {instancePath:instancePath+"/answers/ids.type",schemaPath:"#/properties/answers/properties/ids.type/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["ids.type"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["ids.type"].enum,parentSchema:schema19.properties.answers.properties["ids.type"],data:data20};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data4["ids.malformed"] !== undefined){
if(!(validate63(data4["ids.malformed"], {instancePath:instancePath+"/answers/ids.malformed",parentData:data4,parentDataProperty:"ids.malformed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data4["timestamps.format"] !== undefined){
let data22 = data4["timestamps.format"];
if(typeof data22 !== "string"){
const err39 = {instancePath:instancePath+"/answers/timestamps.format",schemaPath:"#/properties/answers/properties/timestamps.format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["timestamps.format"].type,parentSchema:schema19.properties.answers.properties["timestamps.format"],data:data22};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(((data22 === "iso-milliseconds") || (data22 === "iso-microseconds")) || (data22 === "unix-seconds"))){
const err40 = {instancePath:instancePath+"/answers/timestamps.format",schemaPath:"#/properties/answers/properties/timestamps.format/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["timestamps.format"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["timestamps.format"].enum,parentSchema:schema19.properties.answers.properties["timestamps.format"],data:data22};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data4["fields.unset"] !== undefined){
let data23 = data4["fields.unset"];
if(typeof data23 !== "string"){
const err41 = {instancePath:instancePath+"/answers/fields.unset",schemaPath:"#/properties/answers/properties/fields.unset/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["fields.unset"].type,parentSchema:schema19.properties.answers.properties["fields.unset"],data:data23};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!(((data23 === "null") || (data23 === "omitted")) || (data23 === "empty"))){
const err42 = {instancePath:instancePath+"/answers/fields.unset",schemaPath:"#/properties/answers/properties/fields.unset/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["fields.unset"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["fields.unset"].enum,parentSchema:schema19.properties.answers.properties["fields.unset"],data:data23};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data4["fields.unset-list"] !== undefined){
let data24 = data4["fields.unset-list"];
if(typeof data24 !== "string"){
const err43 = {instancePath:instancePath+"/answers/fields.unset-list",schemaPath:"#/properties/answers/properties/fields.unset-list/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["fields.unset-list"].type,parentSchema:schema19.properties.answers.properties["fields.unset-list"],data:data24};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!(((data24 === "empty") || (data24 === "null")) || (data24 === "omitted"))){
const err44 = {instancePath:instancePath+"/answers/fields.unset-list",schemaPath:"#/properties/answers/properties/fields.unset-list/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["fields.unset-list"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["fields.unset-list"].enum,parentSchema:schema19.properties.answers.properties["fields.unset-list"],data:data24};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data4["links.fields.url"] !== undefined){
if(!(validate70(data4["links.fields.url"], {instancePath:instancePath+"/answers/links.fields.url",parentData:data4,parentDataProperty:"links.fields.url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data4["links.fields.alias"] !== undefined){
if(!(validate70(data4["links.fields.alias"], {instancePath:instancePath+"/answers/links.fields.alias",parentData:data4,parentDataProperty:"links.fields.alias",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data4["links.fields.domain_id"] !== undefined){
if(!(validate70(data4["links.fields.domain_id"], {instancePath:instancePath+"/answers/links.fields.domain_id",parentData:data4,parentDataProperty:"links.fields.domain_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data4["links.fields.space_id"] !== undefined){
if(!(validate70(data4["links.fields.space_id"], {instancePath:instancePath+"/answers/links.fields.space_id",parentData:data4,parentDataProperty:"links.fields.space_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data4["links.fields.pixel_ids"] !== undefined){
if(!(validate70(data4["links.fields.pixel_ids"], {instancePath:instancePath+"/answers/links.fields.pixel_ids",parentData:data4,parentDataProperty:"links.fields.pixel_ids",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data4["links.fields.disabled"] !== undefined){
if(!(validate70(data4["links.fields.disabled"], {instancePath:instancePath+"/answers/links.fields.disabled",parentData:data4,parentDataProperty:"links.fields.disabled",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data4["links.fields.privacy"] !== undefined){
if(!(validate70(data4["links.fields.privacy"], {instancePath:instancePath+"/answers/links.fields.privacy",parentData:data4,parentDataProperty:"links.fields.privacy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data4["links.fields.expiration_url"] !== undefined){
if(!(validate70(data4["links.fields.expiration_url"], {instancePath:instancePath+"/answers/links.fields.expiration_url",parentData:data4,parentDataProperty:"links.fields.expiration_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data4["links.fields.expiration_date"] !== undefined){
if(!(validate70(data4["links.fields.expiration_date"], {instancePath:instancePath+"/answers/links.fields.expiration_date",parentData:data4,parentDataProperty:"links.fields.expiration_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data4["links.fields.expiration_time"] !== undefined){
if(!(validate70(data4["links.fields.expiration_time"], {instancePath:instancePath+"/answers/links.fields.expiration_time",parentData:data4,parentDataProperty:"links.fields.expiration_time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data4["links.fields.expiration_clicks"] !== undefined){
if(!(validate70(data4["links.fields.expiration_clicks"], {instancePath:instancePath+"/answers/links.fields.expiration_clicks",parentData:data4,parentDataProperty:"links.fields.expiration_clicks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data4["links.fields.target_type"] !== undefined){
if(!(validate70(data4["links.fields.target_type"], {instancePath:instancePath+"/answers/links.fields.target_type",parentData:data4,parentDataProperty:"links.fields.target_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data4["links.fields.country"] !== undefined){
if(!(validate70(data4["links.fields.country"], {instancePath:instancePath+"/answers/links.fields.country",parentData:data4,parentDataProperty:"links.fields.country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data4["links.fields.platform"] !== undefined){
if(!(validate70(data4["links.fields.platform"], {instancePath:instancePath+"/answers/links.fields.platform",parentData:data4,parentDataProperty:"links.fields.platform",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data4["links.fields.language"] !== undefined){
if(!(validate70(data4["links.fields.language"], {instancePath:instancePath+"/answers/links.fields.language",parentData:data4,parentDataProperty:"links.fields.language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data4["links.fields.rotation"] !== undefined){
if(!(validate70(data4["links.fields.rotation"], {instancePath:instancePath+"/answers/links.fields.rotation",parentData:data4,parentDataProperty:"links.fields.rotation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data4["links.derived"] !== undefined){
if(!(validate88(data4["links.derived"], {instancePath:instancePath+"/answers/links.derived",parentData:data4,parentDataProperty:"links.derived",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
if(data4["links.title"] !== undefined){
let data42 = data4["links.title"];
if(typeof data42 !== "string"){
const err45 = {instancePath:instancePath+"/answers/links.title",schemaPath:"#/properties/answers/properties/links.title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.title"].type,parentSchema:schema19.properties.answers.properties["links.title"],data:data42};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!(((data42 === "host-and-path") || (data42 === "page")) || (data42 === "none"))){
const err46 = {instancePath:instancePath+"/answers/links.title",schemaPath:"#/properties/answers/properties/links.title/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.title"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.title"].enum,parentSchema:schema19.properties.answers.properties["links.title"],data:data42};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data4["links.secrets"] !== undefined){
let data43 = data4["links.secrets"];
if(typeof data43 !== "string"){
const err47 = {instancePath:instancePath+"/answers/links.secrets",schemaPath:"#/properties/answers/properties/links.secrets/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.secrets"].type,parentSchema:schema19.properties.answers.properties["links.secrets"],data:data43};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!((data43 === "booleans") || (data43 === "omitted"))){
const err48 = {instancePath:instancePath+"/answers/links.secrets",schemaPath:"#/properties/answers/properties/links.secrets/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.secrets"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.secrets"].enum,parentSchema:schema19.properties.answers.properties["links.secrets"],data:data43};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data4["pixels.fields.name"] !== undefined){
if(!(validate70(data4["pixels.fields.name"], {instancePath:instancePath+"/answers/pixels.fields.name",parentData:data4,parentDataProperty:"pixels.fields.name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data4["pixels.fields.type"] !== undefined){
if(!(validate70(data4["pixels.fields.type"], {instancePath:instancePath+"/answers/pixels.fields.type",parentData:data4,parentDataProperty:"pixels.fields.type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data4["pixels.fields.value"] !== undefined){
if(!(validate70(data4["pixels.fields.value"], {instancePath:instancePath+"/answers/pixels.fields.value",parentData:data4,parentDataProperty:"pixels.fields.value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data4["pixels.derived"] !== undefined){
if(!(validate94(data4["pixels.derived"], {instancePath:instancePath+"/answers/pixels.derived",parentData:data4,parentDataProperty:"pixels.derived",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data4["links.create.status"] !== undefined){
if(!(validate97(data4["links.create.status"], {instancePath:instancePath+"/answers/links.create.status",parentData:data4,parentDataProperty:"links.create.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data4["links.update.status"] !== undefined){
if(!(validate97(data4["links.update.status"], {instancePath:instancePath+"/answers/links.update.status",parentData:data4,parentDataProperty:"links.update.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data4["links.delete.status"] !== undefined){
if(!(validate97(data4["links.delete.status"], {instancePath:instancePath+"/answers/links.delete.status",parentData:data4,parentDataProperty:"links.delete.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data4["pixels.create.status"] !== undefined){
if(!(validate97(data4["pixels.create.status"], {instancePath:instancePath+"/answers/pixels.create.status",parentData:data4,parentDataProperty:"pixels.create.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data4["pixels.update.status"] !== undefined){
if(!(validate97(data4["pixels.update.status"], {instancePath:instancePath+"/answers/pixels.update.status",parentData:data4,parentDataProperty:"pixels.update.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data4["pixels.delete.status"] !== undefined){
if(!(validate97(data4["pixels.delete.status"], {instancePath:instancePath+"/answers/pixels.delete.status",parentData:data4,parentDataProperty:"pixels.delete.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data4["links.create.required"] !== undefined){
let data54 = data4["links.create.required"];
if(Array.isArray(data54)){
const len0 = data54.length;
for(let i0=0; i0<len0; i0++){
let data55 = data54[i0];
if(typeof data55 !== "string"){
const err49 = {instancePath:instancePath+"/answers/links.create.required/" + i0,schemaPath:"#/properties/answers/properties/links.create.required/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.create.required"].items.type,parentSchema:schema19.properties.answers.properties["links.create.required"].items,data:data55};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!(((data55 === "url") || (data55 === "domain_id")) || (data55 === "alias"))){
const err50 = {instancePath:instancePath+"/answers/links.create.required/" + i0,schemaPath:"#/properties/answers/properties/links.create.required/items/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.create.required"].items.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.create.required"].items.enum,parentSchema:schema19.properties.answers.properties["links.create.required"].items,data:data55};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
const _errs99 = errors;
const len1 = data54.length;
for(let i1=0; i1<len1; i1++){
let data56 = data54[i1];
const _errs100 = errors;
if("url" !== data56){
const err51 = {instancePath:instancePath+"/answers/links.create.required/" + i1,schemaPath:"#/properties/answers/properties/links.create.required/contains/const",keyword:"const",params:{allowedValue: "url"},message:"must be equal to constant",schema:"url",parentSchema:schema19.properties.answers.properties["links.create.required"].contains,data:data56};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var valid12 = _errs100 === errors;
if(valid12){
break;
}
}
if(!valid12){
const err52 = {instancePath:instancePath+"/answers/links.create.required",schemaPath:"#/properties/answers/properties/links.create.required/contains",keyword:"contains",params:{minContains: 1},message:"must contain at least 1 valid item(s)",schema:schema19.properties.answers.properties["links.create.required"].contains,parentSchema:schema19.properties.answers.properties["links.create.required"],data:data54};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
else {
errors = _errs99;
if(vErrors !== null){
if(_errs99){
vErrors.length = _errs99;
}
else {
vErrors = null;
}
}
}
let i2 = data54.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data54[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err53 = {instancePath:instancePath+"/answers/links.create.required",schemaPath:"#/properties/answers/properties/links.create.required/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i2+" are identical)",schema:true,parentSchema:schema19.properties.answers.properties["links.create.required"],data:data54};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err54 = {instancePath:instancePath+"/answers/links.create.required",schemaPath:"#/properties/answers/properties/links.create.required/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema19.properties.answers.properties["links.create.required"].type,parentSchema:schema19.properties.answers.properties["links.create.required"],data:data54};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data4["pixels.create.required"] !== undefined){
let data57 = data4["pixels.create.required"];
if(Array.isArray(data57)){
const len2 = data57.length;
for(let i3=0; i3<len2; i3++){
let data58 = data57[i3];
if(typeof data58 !== "string"){
const err55 = {instancePath:instancePath+"/answers/pixels.create.required/" + i3,schemaPath:"#/properties/answers/properties/pixels.create.required/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["pixels.create.required"].items.type,parentSchema:schema19.properties.answers.properties["pixels.create.required"].items,data:data58};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!(((data58 === "name") || (data58 === "type")) || (data58 === "value"))){
const err56 = {instancePath:instancePath+"/answers/pixels.create.required/" + i3,schemaPath:"#/properties/answers/properties/pixels.create.required/items/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["pixels.create.required"].items.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["pixels.create.required"].items.enum,parentSchema:schema19.properties.answers.properties["pixels.create.required"].items,data:data58};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
let i4 = data57.length;
let j1;
if(i4 > 1){
const indices1 = {};
for(;i4--;){
let item1 = data57[i4];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err57 = {instancePath:instancePath+"/answers/pixels.create.required",schemaPath:"#/properties/answers/properties/pixels.create.required/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i4+" are identical)",schema:true,parentSchema:schema19.properties.answers.properties["pixels.create.required"],data:data57};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
break;
}
indices1[item1] = i4;
}
}
}
else {
const err58 = {instancePath:instancePath+"/answers/pixels.create.required",schemaPath:"#/properties/answers/properties/pixels.create.required/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema19.properties.answers.properties["pixels.create.required"].type,parentSchema:schema19.properties.answers.properties["pixels.create.required"],data:data57};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data4["links.domain-synonym"] !== undefined){
let data59 = data4["links.domain-synonym"];
if(typeof data59 !== "string"){
const err59 = {instancePath:instancePath+"/answers/links.domain-synonym",schemaPath:"#/properties/answers/properties/links.domain-synonym/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.domain-synonym"].type,parentSchema:schema19.properties.answers.properties["links.domain-synonym"],data:data59};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(!(((data59 === "both") || (data59 === "domain_id")) || (data59 === "domain"))){
const err60 = {instancePath:instancePath+"/answers/links.domain-synonym",schemaPath:"#/properties/answers/properties/links.domain-synonym/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.domain-synonym"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.domain-synonym"].enum,parentSchema:schema19.properties.answers.properties["links.domain-synonym"],data:data59};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data4["links.update.partial"] !== undefined){
let data60 = data4["links.update.partial"];
if(typeof data60 !== "string"){
const err61 = {instancePath:instancePath+"/answers/links.update.partial",schemaPath:"#/properties/answers/properties/links.update.partial/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.update.partial"].type,parentSchema:schema19.properties.answers.properties["links.update.partial"],data:data60};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!((data60 === "keeps") || (data60 === "replaces"))){
const err62 = {instancePath:instancePath+"/answers/links.update.partial",schemaPath:"#/properties/answers/properties/links.update.partial/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.update.partial"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.update.partial"].enum,parentSchema:schema19.properties.answers.properties["links.update.partial"],data:data60};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data4["links.update.empty-body"] !== undefined){
let data61 = data4["links.update.empty-body"];
const _errs110 = errors;
let valid17 = false;
let passing5 = null;
const _errs111 = errors;
if(typeof data61 !== "string"){
const err63 = {instancePath:instancePath+"/answers/links.update.empty-body",schemaPath:"#/properties/answers/properties/links.update.empty-body/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.update.empty-body"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["links.update.empty-body"].oneOf[0],data:data61};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(!(data61 === "unchanged")){
const err64 = {instancePath:instancePath+"/answers/links.update.empty-body",schemaPath:"#/properties/answers/properties/links.update.empty-body/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.update.empty-body"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.update.empty-body"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["links.update.empty-body"].oneOf[0],data:data61};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
var _valid5 = _errs111 === errors;
if(_valid5){
valid17 = true;
passing5 = 0;
}
const _errs113 = errors;
if(!(validate63(data61, {instancePath:instancePath+"/answers/links.update.empty-body",parentData:data4,parentDataProperty:"links.update.empty-body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid5 = _errs113 === errors;
if(_valid5 && valid17){
valid17 = false;
passing5 = [passing5, 1];
}
else {
if(_valid5){
valid17 = true;
passing5 = 1;
}
}
if(!valid17){
const err65 = {instancePath:instancePath+"/answers/links.update.empty-body",schemaPath:"#/properties/answers/properties/links.update.empty-body/oneOf",keyword:"oneOf",params:{passingSchemas: passing5},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["links.update.empty-body"].oneOf,parentSchema:schema19.properties.answers.properties["links.update.empty-body"],data:data61};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
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
if(data4["update.patch"] !== undefined){
let data62 = data4["update.patch"];
const _errs115 = errors;
let valid18 = false;
let passing6 = null;
const _errs116 = errors;
if(typeof data62 !== "string"){
const err66 = {instancePath:instancePath+"/answers/update.patch",schemaPath:"#/properties/answers/properties/update.patch/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["update.patch"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["update.patch"].oneOf[0],data:data62};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(!(data62 === "as-put")){
const err67 = {instancePath:instancePath+"/answers/update.patch",schemaPath:"#/properties/answers/properties/update.patch/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["update.patch"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["update.patch"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["update.patch"].oneOf[0],data:data62};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
var _valid6 = _errs116 === errors;
if(_valid6){
valid18 = true;
passing6 = 0;
}
const _errs118 = errors;
if(!(validate63(data62, {instancePath:instancePath+"/answers/update.patch",parentData:data4,parentDataProperty:"update.patch",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid6 = _errs118 === errors;
if(_valid6 && valid18){
valid18 = false;
passing6 = [passing6, 1];
}
else {
if(_valid6){
valid18 = true;
passing6 = 1;
}
}
if(!valid18){
const err68 = {instancePath:instancePath+"/answers/update.patch",schemaPath:"#/properties/answers/properties/update.patch/oneOf",keyword:"oneOf",params:{passingSchemas: passing6},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["update.patch"].oneOf,parentSchema:schema19.properties.answers.properties["update.patch"],data:data62};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
else {
errors = _errs115;
if(vErrors !== null){
if(_errs115){
vErrors.length = _errs115;
}
else {
vErrors = null;
}
}
}
}
if(data4["links.update.domain"] !== undefined){
let data63 = data4["links.update.domain"];
const _errs120 = errors;
let valid19 = false;
let passing7 = null;
const _errs121 = errors;
if(typeof data63 !== "string"){
const err69 = {instancePath:instancePath+"/answers/links.update.domain",schemaPath:"#/properties/answers/properties/links.update.domain/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.update.domain"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["links.update.domain"].oneOf[0],data:data63};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(!(data63 === "ignored")){
const err70 = {instancePath:instancePath+"/answers/links.update.domain",schemaPath:"#/properties/answers/properties/links.update.domain/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.update.domain"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.update.domain"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["links.update.domain"].oneOf[0],data:data63};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
var _valid7 = _errs121 === errors;
if(_valid7){
valid19 = true;
passing7 = 0;
}
const _errs123 = errors;
if(!(validate63(data63, {instancePath:instancePath+"/answers/links.update.domain",parentData:data4,parentDataProperty:"links.update.domain",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid7 = _errs123 === errors;
if(_valid7 && valid19){
valid19 = false;
passing7 = [passing7, 1];
}
else {
if(_valid7){
valid19 = true;
passing7 = 1;
}
}
if(!valid19){
const err71 = {instancePath:instancePath+"/answers/links.update.domain",schemaPath:"#/properties/answers/properties/links.update.domain/oneOf",keyword:"oneOf",params:{passingSchemas: passing7},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["links.update.domain"].oneOf,parentSchema:schema19.properties.answers.properties["links.update.domain"],data:data63};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
else {
errors = _errs120;
if(vErrors !== null){
if(_errs120){
vErrors.length = _errs120;
}
else {
vErrors = null;
}
}
}
}
if(data4["input.empty-value"] !== undefined){
let data64 = data4["input.empty-value"];
if(typeof data64 !== "string"){
const err72 = {instancePath:instancePath+"/answers/input.empty-value",schemaPath:"#/properties/answers/properties/input.empty-value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["input.empty-value"].type,parentSchema:schema19.properties.answers.properties["input.empty-value"],data:data64};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(!((data64 === "clears") || (data64 === "absent"))){
const err73 = {instancePath:instancePath+"/answers/input.empty-value",schemaPath:"#/properties/answers/properties/input.empty-value/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.empty-value"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["input.empty-value"].enum,parentSchema:schema19.properties.answers.properties["input.empty-value"],data:data64};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data4["input.unknown-field"] !== undefined){
let data65 = data4["input.unknown-field"];
const _errs127 = errors;
let valid20 = false;
let passing8 = null;
const _errs128 = errors;
if(typeof data65 !== "string"){
const err74 = {instancePath:instancePath+"/answers/input.unknown-field",schemaPath:"#/properties/answers/properties/input.unknown-field/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["input.unknown-field"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["input.unknown-field"].oneOf[0],data:data65};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(!(data65 === "ignored")){
const err75 = {instancePath:instancePath+"/answers/input.unknown-field",schemaPath:"#/properties/answers/properties/input.unknown-field/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.unknown-field"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["input.unknown-field"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["input.unknown-field"].oneOf[0],data:data65};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
var _valid8 = _errs128 === errors;
if(_valid8){
valid20 = true;
passing8 = 0;
}
const _errs130 = errors;
if(!(validate63(data65, {instancePath:instancePath+"/answers/input.unknown-field",parentData:data4,parentDataProperty:"input.unknown-field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid8 = _errs130 === errors;
if(_valid8 && valid20){
valid20 = false;
passing8 = [passing8, 1];
}
else {
if(_valid8){
valid20 = true;
passing8 = 1;
}
}
if(!valid20){
const err76 = {instancePath:instancePath+"/answers/input.unknown-field",schemaPath:"#/properties/answers/properties/input.unknown-field/oneOf",keyword:"oneOf",params:{passingSchemas: passing8},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["input.unknown-field"].oneOf,parentSchema:schema19.properties.answers.properties["input.unknown-field"],data:data65};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
else {
errors = _errs127;
if(vErrors !== null){
if(_errs127){
vErrors.length = _errs127;
}
else {
vErrors = null;
}
}
}
}
if(data4["input.duplicate-field"] !== undefined){
let data66 = data4["input.duplicate-field"];
if(typeof data66 !== "string"){
const err77 = {instancePath:instancePath+"/answers/input.duplicate-field",schemaPath:"#/properties/answers/properties/input.duplicate-field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["input.duplicate-field"].type,parentSchema:schema19.properties.answers.properties["input.duplicate-field"],data:data66};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(!((data66 === "last") || (data66 === "first"))){
const err78 = {instancePath:instancePath+"/answers/input.duplicate-field",schemaPath:"#/properties/answers/properties/input.duplicate-field/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.duplicate-field"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["input.duplicate-field"].enum,parentSchema:schema19.properties.answers.properties["input.duplicate-field"],data:data66};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data4["input.encoding"] !== undefined){
let data67 = data4["input.encoding"];
const _errs134 = errors;
let valid21 = false;
let passing9 = null;
const _errs135 = errors;
if(typeof data67 !== "string"){
const err79 = {instancePath:instancePath+"/answers/input.encoding",schemaPath:"#/properties/answers/properties/input.encoding/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["input.encoding"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["input.encoding"].oneOf[0],data:data67};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(!(data67 === "kept")){
const err80 = {instancePath:instancePath+"/answers/input.encoding",schemaPath:"#/properties/answers/properties/input.encoding/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.encoding"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["input.encoding"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["input.encoding"].oneOf[0],data:data67};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
var _valid9 = _errs135 === errors;
if(_valid9){
valid21 = true;
passing9 = 0;
}
const _errs137 = errors;
if(!(validate63(data67, {instancePath:instancePath+"/answers/input.encoding",parentData:data4,parentDataProperty:"input.encoding",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid9 = _errs137 === errors;
if(_valid9 && valid21){
valid21 = false;
passing9 = [passing9, 1];
}
else {
if(_valid9){
valid21 = true;
passing9 = 1;
}
}
if(!valid21){
const err81 = {instancePath:instancePath+"/answers/input.encoding",schemaPath:"#/properties/answers/properties/input.encoding/oneOf",keyword:"oneOf",params:{passingSchemas: passing9},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["input.encoding"].oneOf,parentSchema:schema19.properties.answers.properties["input.encoding"],data:data67};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
else {
errors = _errs134;
if(vErrors !== null){
if(_errs134){
vErrors.length = _errs134;
}
else {
vErrors = null;
}
}
}
}
if(data4["input.content-type"] !== undefined){
let data68 = data4["input.content-type"];
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
if(data68.also === undefined){
const err82 = {instancePath:instancePath+"/answers/input.content-type",schemaPath:"#/properties/answers/properties/input.content-type/required",keyword:"required",params:{missingProperty: "also"},message:"must have required property '"+"also"+"'",schema:schema19.properties.answers.properties["input.content-type"].required,parentSchema:schema19.properties.answers.properties["input.content-type"],data:data68};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data68.otherwise === undefined){
const err83 = {instancePath:instancePath+"/answers/input.content-type",schemaPath:"#/properties/answers/properties/input.content-type/required",keyword:"required",params:{missingProperty: "otherwise"},message:"must have required property '"+"otherwise"+"'",schema:schema19.properties.answers.properties["input.content-type"].required,parentSchema:schema19.properties.answers.properties["input.content-type"],data:data68};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
for(const key5 in data68){
if(!((key5 === "also") || (key5 === "otherwise"))){
const err84 = {instancePath:instancePath+"/answers/input.content-type",schemaPath:"#/properties/answers/properties/input.content-type/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["input.content-type"],data:data68};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data68.also !== undefined){
let data69 = data68.also;
if(Array.isArray(data69)){
const len3 = data69.length;
for(let i5=0; i5<len3; i5++){
let data70 = data69[i5];
if(typeof data70 !== "string"){
const err85 = {instancePath:instancePath+"/answers/input.content-type/also/" + i5,schemaPath:"#/properties/answers/properties/input.content-type/properties/also/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["input.content-type"].properties.also.items.type,parentSchema:schema19.properties.answers.properties["input.content-type"].properties.also.items,data:data70};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(!((data70 === "json") || (data70 === "multipart"))){
const err86 = {instancePath:instancePath+"/answers/input.content-type/also/" + i5,schemaPath:"#/properties/answers/properties/input.content-type/properties/also/items/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.content-type"].properties.also.items.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["input.content-type"].properties.also.items.enum,parentSchema:schema19.properties.answers.properties["input.content-type"].properties.also.items,data:data70};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
let i6 = data69.length;
let j2;
if(i6 > 1){
const indices2 = {};
for(;i6--;){
let item2 = data69[i6];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err87 = {instancePath:instancePath+"/answers/input.content-type/also",schemaPath:"#/properties/answers/properties/input.content-type/properties/also/uniqueItems",keyword:"uniqueItems",params:{i: i6, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i6+" are identical)",schema:true,parentSchema:schema19.properties.answers.properties["input.content-type"].properties.also,data:data69};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
break;
}
indices2[item2] = i6;
}
}
}
else {
const err88 = {instancePath:instancePath+"/answers/input.content-type/also",schemaPath:"#/properties/answers/properties/input.content-type/properties/also/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema19.properties.answers.properties["input.content-type"].properties.also.type,parentSchema:schema19.properties.answers.properties["input.content-type"].properties.also,data:data69};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data68.otherwise !== undefined){
let data71 = data68.otherwise;
const _errs146 = errors;
let valid26 = false;
let passing10 = null;
const _errs147 = errors;
if(typeof data71 !== "string"){
const err89 = {instancePath:instancePath+"/answers/input.content-type/otherwise",schemaPath:"#/properties/answers/properties/input.content-type/properties/otherwise/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["input.content-type"].properties.otherwise.oneOf[0].type,parentSchema:schema19.properties.answers.properties["input.content-type"].properties.otherwise.oneOf[0],data:data71};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(!(data71 === "absent")){
const err90 = {instancePath:instancePath+"/answers/input.content-type/otherwise",schemaPath:"#/properties/answers/properties/input.content-type/properties/otherwise/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.content-type"].properties.otherwise.oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["input.content-type"].properties.otherwise.oneOf[0].enum,parentSchema:schema19.properties.answers.properties["input.content-type"].properties.otherwise.oneOf[0],data:data71};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
var _valid10 = _errs147 === errors;
if(_valid10){
valid26 = true;
passing10 = 0;
}
const _errs149 = errors;
if(!(validate63(data71, {instancePath:instancePath+"/answers/input.content-type/otherwise",parentData:data68,parentDataProperty:"otherwise",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid10 = _errs149 === errors;
if(_valid10 && valid26){
valid26 = false;
passing10 = [passing10, 1];
}
else {
if(_valid10){
valid26 = true;
passing10 = 1;
}
}
if(!valid26){
const err91 = {instancePath:instancePath+"/answers/input.content-type/otherwise",schemaPath:"#/properties/answers/properties/input.content-type/properties/otherwise/oneOf",keyword:"oneOf",params:{passingSchemas: passing10},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["input.content-type"].properties.otherwise.oneOf,parentSchema:schema19.properties.answers.properties["input.content-type"].properties.otherwise,data:data71};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
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
}
else {
const err92 = {instancePath:instancePath+"/answers/input.content-type",schemaPath:"#/properties/answers/properties/input.content-type/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["input.content-type"].type,parentSchema:schema19.properties.answers.properties["input.content-type"],data:data68};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data4["input.query-fields"] !== undefined){
let data72 = data4["input.query-fields"];
if(typeof data72 !== "string"){
const err93 = {instancePath:instancePath+"/answers/input.query-fields",schemaPath:"#/properties/answers/properties/input.query-fields/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["input.query-fields"].type,parentSchema:schema19.properties.answers.properties["input.query-fields"],data:data72};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(!((data72 === "ignored") || (data72 === "read"))){
const err94 = {instancePath:instancePath+"/answers/input.query-fields",schemaPath:"#/properties/answers/properties/input.query-fields/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.query-fields"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["input.query-fields"].enum,parentSchema:schema19.properties.answers.properties["input.query-fields"],data:data72};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data4["input.id-lists"] !== undefined){
let data73 = data4["input.id-lists"];
if(typeof data73 !== "string"){
const err95 = {instancePath:instancePath+"/answers/input.id-lists",schemaPath:"#/properties/answers/properties/input.id-lists/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["input.id-lists"].type,parentSchema:schema19.properties.answers.properties["input.id-lists"],data:data73};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(!((data73 === "brackets") || (data73 === "comma"))){
const err96 = {instancePath:instancePath+"/answers/input.id-lists",schemaPath:"#/properties/answers/properties/input.id-lists/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.id-lists"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["input.id-lists"].enum,parentSchema:schema19.properties.answers.properties["input.id-lists"],data:data73};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data4["input.list-index-gaps"] !== undefined){
let data74 = data4["input.list-index-gaps"];
const _errs155 = errors;
let valid27 = false;
let passing11 = null;
const _errs156 = errors;
if(typeof data74 !== "string"){
const err97 = {instancePath:instancePath+"/answers/input.list-index-gaps",schemaPath:"#/properties/answers/properties/input.list-index-gaps/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["input.list-index-gaps"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["input.list-index-gaps"].oneOf[0],data:data74};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(!(data74 === "closed")){
const err98 = {instancePath:instancePath+"/answers/input.list-index-gaps",schemaPath:"#/properties/answers/properties/input.list-index-gaps/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.list-index-gaps"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["input.list-index-gaps"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["input.list-index-gaps"].oneOf[0],data:data74};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
var _valid11 = _errs156 === errors;
if(_valid11){
valid27 = true;
passing11 = 0;
}
const _errs158 = errors;
if(!(validate63(data74, {instancePath:instancePath+"/answers/input.list-index-gaps",parentData:data4,parentDataProperty:"input.list-index-gaps",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid11 = _errs158 === errors;
if(_valid11 && valid27){
valid27 = false;
passing11 = [passing11, 1];
}
else {
if(_valid11){
valid27 = true;
passing11 = 1;
}
}
if(!valid27){
const err99 = {instancePath:instancePath+"/answers/input.list-index-gaps",schemaPath:"#/properties/answers/properties/input.list-index-gaps/oneOf",keyword:"oneOf",params:{passingSchemas: passing11},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["input.list-index-gaps"].oneOf,parentSchema:schema19.properties.answers.properties["input.list-index-gaps"],data:data74};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
else {
errors = _errs155;
if(vErrors !== null){
if(_errs155){
vErrors.length = _errs155;
}
else {
vErrors = null;
}
}
}
}
if(data4["input.list-row-incomplete"] !== undefined){
let data75 = data4["input.list-row-incomplete"];
const _errs160 = errors;
let valid28 = false;
let passing12 = null;
const _errs161 = errors;
if(typeof data75 !== "string"){
const err100 = {instancePath:instancePath+"/answers/input.list-row-incomplete",schemaPath:"#/properties/answers/properties/input.list-row-incomplete/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["input.list-row-incomplete"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["input.list-row-incomplete"].oneOf[0],data:data75};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(!(data75 === "dropped")){
const err101 = {instancePath:instancePath+"/answers/input.list-row-incomplete",schemaPath:"#/properties/answers/properties/input.list-row-incomplete/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.list-row-incomplete"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["input.list-row-incomplete"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["input.list-row-incomplete"].oneOf[0],data:data75};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
var _valid12 = _errs161 === errors;
if(_valid12){
valid28 = true;
passing12 = 0;
}
const _errs163 = errors;
if(!(validate63(data75, {instancePath:instancePath+"/answers/input.list-row-incomplete",parentData:data4,parentDataProperty:"input.list-row-incomplete",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid12 = _errs163 === errors;
if(_valid12 && valid28){
valid28 = false;
passing12 = [passing12, 1];
}
else {
if(_valid12){
valid28 = true;
passing12 = 1;
}
}
if(!valid28){
const err102 = {instancePath:instancePath+"/answers/input.list-row-incomplete",schemaPath:"#/properties/answers/properties/input.list-row-incomplete/oneOf",keyword:"oneOf",params:{passingSchemas: passing12},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["input.list-row-incomplete"].oneOf,parentSchema:schema19.properties.answers.properties["input.list-row-incomplete"],data:data75};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
else {
errors = _errs160;
if(vErrors !== null){
if(_errs160){
vErrors.length = _errs160;
}
else {
vErrors = null;
}
}
}
}
if(data4["input.lists-on-update"] !== undefined){
let data76 = data4["input.lists-on-update"];
if(typeof data76 !== "string"){
const err103 = {instancePath:instancePath+"/answers/input.lists-on-update",schemaPath:"#/properties/answers/properties/input.lists-on-update/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["input.lists-on-update"].type,parentSchema:schema19.properties.answers.properties["input.lists-on-update"],data:data76};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(!((data76 === "replaces") || (data76 === "merges"))){
const err104 = {instancePath:instancePath+"/answers/input.lists-on-update",schemaPath:"#/properties/answers/properties/input.lists-on-update/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.lists-on-update"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["input.lists-on-update"].enum,parentSchema:schema19.properties.answers.properties["input.lists-on-update"],data:data76};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data4["links.alias.rule"] !== undefined){
let data77 = data4["links.alias.rule"];
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
if(data77.pattern === undefined){
const err105 = {instancePath:instancePath+"/answers/links.alias.rule",schemaPath:"#/properties/answers/properties/links.alias.rule/required",keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'",schema:schema19.properties.answers.properties["links.alias.rule"].required,parentSchema:schema19.properties.answers.properties["links.alias.rule"],data:data77};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data77.case === undefined){
const err106 = {instancePath:instancePath+"/answers/links.alias.rule",schemaPath:"#/properties/answers/properties/links.alias.rule/required",keyword:"required",params:{missingProperty: "case"},message:"must have required property '"+"case"+"'",schema:schema19.properties.answers.properties["links.alias.rule"].required,parentSchema:schema19.properties.answers.properties["links.alias.rule"],data:data77};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
for(const key6 in data77){
if(!((key6 === "pattern") || (key6 === "case"))){
const err107 = {instancePath:instancePath+"/answers/links.alias.rule",schemaPath:"#/properties/answers/properties/links.alias.rule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["links.alias.rule"],data:data77};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data77.pattern !== undefined){
let data78 = data77.pattern;
if(!(typeof data78 === "string")){
const err108 = {instancePath:instancePath+"/answers/links.alias.rule/pattern",schemaPath:"#/properties/answers/properties/links.alias.rule/properties/pattern/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.alias.rule"].properties.pattern.type,parentSchema:schema19.properties.answers.properties["links.alias.rule"].properties.pattern,data:data78};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data77.case !== undefined){
let data79 = data77.case;
if(typeof data79 !== "string"){
const err109 = {instancePath:instancePath+"/answers/links.alias.rule/case",schemaPath:"#/properties/answers/properties/links.alias.rule/properties/case/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.alias.rule"].properties.case.type,parentSchema:schema19.properties.answers.properties["links.alias.rule"].properties.case,data:data79};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(!((data79 === "sensitive") || (data79 === "insensitive"))){
const err110 = {instancePath:instancePath+"/answers/links.alias.rule/case",schemaPath:"#/properties/answers/properties/links.alias.rule/properties/case/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.alias.rule"].properties.case.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.alias.rule"].properties.case.enum,parentSchema:schema19.properties.answers.properties["links.alias.rule"].properties.case,data:data79};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
}
else {
const err111 = {instancePath:instancePath+"/answers/links.alias.rule",schemaPath:"#/properties/answers/properties/links.alias.rule/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["links.alias.rule"].type,parentSchema:schema19.properties.answers.properties["links.alias.rule"],data:data77};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data4["links.alias.generated"] !== undefined){
let data80 = data4["links.alias.generated"];
if(!(((typeof data80 == "number") && (!(data80 % 1) && !isNaN(data80))) && (isFinite(data80)))){
const err112 = {instancePath:instancePath+"/answers/links.alias.generated",schemaPath:"#/properties/answers/properties/links.alias.generated/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema19.properties.answers.properties["links.alias.generated"].type,parentSchema:schema19.properties.answers.properties["links.alias.generated"],data:data80};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if((typeof data80 == "number") && (isFinite(data80))){
if(data80 > 32 || isNaN(data80)){
const err113 = {instancePath:instancePath+"/answers/links.alias.generated",schemaPath:"#/properties/answers/properties/links.alias.generated/maximum",keyword:"maximum",params:{comparison: "<=", limit: 32},message:"must be <= 32",schema:32,parentSchema:schema19.properties.answers.properties["links.alias.generated"],data:data80};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data80 < 3 || isNaN(data80)){
const err114 = {instancePath:instancePath+"/answers/links.alias.generated",schemaPath:"#/properties/answers/properties/links.alias.generated/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3},message:"must be >= 3",schema:3,parentSchema:schema19.properties.answers.properties["links.alias.generated"],data:data80};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
if(data4["links.alias.unique"] !== undefined){
let data81 = data4["links.alias.unique"];
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
if(data81.scope === undefined){
const err115 = {instancePath:instancePath+"/answers/links.alias.unique",schemaPath:"#/properties/answers/properties/links.alias.unique/required",keyword:"required",params:{missingProperty: "scope"},message:"must have required property '"+"scope"+"'",schema:schema19.properties.answers.properties["links.alias.unique"].required,parentSchema:schema19.properties.answers.properties["links.alias.unique"],data:data81};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data81.status === undefined){
const err116 = {instancePath:instancePath+"/answers/links.alias.unique",schemaPath:"#/properties/answers/properties/links.alias.unique/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema19.properties.answers.properties["links.alias.unique"].required,parentSchema:schema19.properties.answers.properties["links.alias.unique"],data:data81};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
for(const key7 in data81){
if(!((key7 === "scope") || (key7 === "status"))){
const err117 = {instancePath:instancePath+"/answers/links.alias.unique",schemaPath:"#/properties/answers/properties/links.alias.unique/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["links.alias.unique"],data:data81};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data81.scope !== undefined){
let data82 = data81.scope;
if(typeof data82 !== "string"){
const err118 = {instancePath:instancePath+"/answers/links.alias.unique/scope",schemaPath:"#/properties/answers/properties/links.alias.unique/properties/scope/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.alias.unique"].properties.scope.type,parentSchema:schema19.properties.answers.properties["links.alias.unique"].properties.scope,data:data82};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(!((data82 === "domain") || (data82 === "account"))){
const err119 = {instancePath:instancePath+"/answers/links.alias.unique/scope",schemaPath:"#/properties/answers/properties/links.alias.unique/properties/scope/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.alias.unique"].properties.scope.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.alias.unique"].properties.scope.enum,parentSchema:schema19.properties.answers.properties["links.alias.unique"].properties.scope,data:data82};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data81.status !== undefined){
if(!(validate63(data81.status, {instancePath:instancePath+"/answers/links.alias.unique/status",parentData:data81,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
}
else {
const err120 = {instancePath:instancePath+"/answers/links.alias.unique",schemaPath:"#/properties/answers/properties/links.alias.unique/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["links.alias.unique"].type,parentSchema:schema19.properties.answers.properties["links.alias.unique"],data:data81};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data4["links.url.rule"] !== undefined){
let data84 = data4["links.url.rule"];
if(data84 && typeof data84 == "object" && !Array.isArray(data84)){
if(data84.schemes === undefined){
const err121 = {instancePath:instancePath+"/answers/links.url.rule",schemaPath:"#/properties/answers/properties/links.url.rule/required",keyword:"required",params:{missingProperty: "schemes"},message:"must have required property '"+"schemes"+"'",schema:schema19.properties.answers.properties["links.url.rule"].required,parentSchema:schema19.properties.answers.properties["links.url.rule"],data:data84};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(data84.length === undefined){
const err122 = {instancePath:instancePath+"/answers/links.url.rule",schemaPath:"#/properties/answers/properties/links.url.rule/required",keyword:"required",params:{missingProperty: "length"},message:"must have required property '"+"length"+"'",schema:schema19.properties.answers.properties["links.url.rule"].required,parentSchema:schema19.properties.answers.properties["links.url.rule"],data:data84};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
for(const key8 in data84){
if(!((key8 === "schemes") || (key8 === "length"))){
const err123 = {instancePath:instancePath+"/answers/links.url.rule",schemaPath:"#/properties/answers/properties/links.url.rule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["links.url.rule"],data:data84};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data84.schemes !== undefined){
let data85 = data84.schemes;
if(Array.isArray(data85)){
const len4 = data85.length;
for(let i7=0; i7<len4; i7++){
let data86 = data85[i7];
if(typeof data86 === "string"){
if(!pattern6.test(data86)){
const err124 = {instancePath:instancePath+"/answers/links.url.rule/schemes/" + i7,schemaPath:"#/properties/answers/properties/links.url.rule/properties/schemes/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9+.-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9+.-]*$"+"\"",schema:"^[a-z][a-z0-9+.-]*$",parentSchema:schema19.properties.answers.properties["links.url.rule"].properties.schemes.items,data:data86};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
else {
const err125 = {instancePath:instancePath+"/answers/links.url.rule/schemes/" + i7,schemaPath:"#/properties/answers/properties/links.url.rule/properties/schemes/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.url.rule"].properties.schemes.items.type,parentSchema:schema19.properties.answers.properties["links.url.rule"].properties.schemes.items,data:data86};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
else {
const err126 = {instancePath:instancePath+"/answers/links.url.rule/schemes",schemaPath:"#/properties/answers/properties/links.url.rule/properties/schemes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema19.properties.answers.properties["links.url.rule"].properties.schemes.type,parentSchema:schema19.properties.answers.properties["links.url.rule"].properties.schemes,data:data85};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data84.length !== undefined){
let data87 = data84.length;
if(!(((typeof data87 == "number") && (!(data87 % 1) && !isNaN(data87))) && (isFinite(data87)))){
const err127 = {instancePath:instancePath+"/answers/links.url.rule/length",schemaPath:"#/properties/answers/properties/links.url.rule/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema19.properties.answers.properties["links.url.rule"].properties.length.type,parentSchema:schema19.properties.answers.properties["links.url.rule"].properties.length,data:data87};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if((typeof data87 == "number") && (isFinite(data87))){
if(data87 < 1 || isNaN(data87)){
const err128 = {instancePath:instancePath+"/answers/links.url.rule/length",schemaPath:"#/properties/answers/properties/links.url.rule/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema19.properties.answers.properties["links.url.rule"].properties.length,data:data87};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
}
}
else {
const err129 = {instancePath:instancePath+"/answers/links.url.rule",schemaPath:"#/properties/answers/properties/links.url.rule/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["links.url.rule"].type,parentSchema:schema19.properties.answers.properties["links.url.rule"],data:data84};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data4["references.unknown"] !== undefined){
let data88 = data4["references.unknown"];
const _errs191 = errors;
let valid34 = false;
let passing13 = null;
const _errs192 = errors;
if(typeof data88 !== "string"){
const err130 = {instancePath:instancePath+"/answers/references.unknown",schemaPath:"#/properties/answers/properties/references.unknown/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["references.unknown"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["references.unknown"].oneOf[0],data:data88};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(!(data88 === "ignored")){
const err131 = {instancePath:instancePath+"/answers/references.unknown",schemaPath:"#/properties/answers/properties/references.unknown/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["references.unknown"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["references.unknown"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["references.unknown"].oneOf[0],data:data88};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
var _valid13 = _errs192 === errors;
if(_valid13){
valid34 = true;
passing13 = 0;
}
const _errs194 = errors;
if(!(validate63(data88, {instancePath:instancePath+"/answers/references.unknown",parentData:data4,parentDataProperty:"references.unknown",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid13 = _errs194 === errors;
if(_valid13 && valid34){
valid34 = false;
passing13 = [passing13, 1];
}
else {
if(_valid13){
valid34 = true;
passing13 = 1;
}
}
if(!valid34){
const err132 = {instancePath:instancePath+"/answers/references.unknown",schemaPath:"#/properties/answers/properties/references.unknown/oneOf",keyword:"oneOf",params:{passingSchemas: passing13},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["references.unknown"].oneOf,parentSchema:schema19.properties.answers.properties["references.unknown"],data:data88};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
else {
errors = _errs191;
if(vErrors !== null){
if(_errs191){
vErrors.length = _errs191;
}
else {
vErrors = null;
}
}
}
}
if(data4["links.privacy.password"] !== undefined){
let data89 = data4["links.privacy.password"];
const _errs196 = errors;
let valid35 = false;
let passing14 = null;
const _errs197 = errors;
if(typeof data89 !== "string"){
const err133 = {instancePath:instancePath+"/answers/links.privacy.password",schemaPath:"#/properties/answers/properties/links.privacy.password/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.privacy.password"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["links.privacy.password"].oneOf[0],data:data89};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(!(data89 === "accepted")){
const err134 = {instancePath:instancePath+"/answers/links.privacy.password",schemaPath:"#/properties/answers/properties/links.privacy.password/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.privacy.password"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.privacy.password"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["links.privacy.password"].oneOf[0],data:data89};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
var _valid14 = _errs197 === errors;
if(_valid14){
valid35 = true;
passing14 = 0;
}
const _errs199 = errors;
if(!(validate63(data89, {instancePath:instancePath+"/answers/links.privacy.password",parentData:data4,parentDataProperty:"links.privacy.password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid14 = _errs199 === errors;
if(_valid14 && valid35){
valid35 = false;
passing14 = [passing14, 1];
}
else {
if(_valid14){
valid35 = true;
passing14 = 1;
}
}
if(!valid35){
const err135 = {instancePath:instancePath+"/answers/links.privacy.password",schemaPath:"#/properties/answers/properties/links.privacy.password/oneOf",keyword:"oneOf",params:{passingSchemas: passing14},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["links.privacy.password"].oneOf,parentSchema:schema19.properties.answers.properties["links.privacy.password"],data:data89};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
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
if(data4["links.password.meaning"] !== undefined){
let data90 = data4["links.password.meaning"];
if(typeof data90 !== "string"){
const err136 = {instancePath:instancePath+"/answers/links.password.meaning",schemaPath:"#/properties/answers/properties/links.password.meaning/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.password.meaning"].type,parentSchema:schema19.properties.answers.properties["links.password.meaning"],data:data90};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
if(!((data90 === "separate") || (data90 === "same"))){
const err137 = {instancePath:instancePath+"/answers/links.password.meaning",schemaPath:"#/properties/answers/properties/links.password.meaning/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.password.meaning"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.password.meaning"].enum,parentSchema:schema19.properties.answers.properties["links.password.meaning"],data:data90};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data4["links.target-type.undocumented"] !== undefined){
let data91 = data4["links.target-type.undocumented"];
const _errs203 = errors;
let valid36 = false;
let passing15 = null;
const _errs204 = errors;
if(typeof data91 !== "string"){
const err138 = {instancePath:instancePath+"/answers/links.target-type.undocumented",schemaPath:"#/properties/answers/properties/links.target-type.undocumented/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.target-type.undocumented"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["links.target-type.undocumented"].oneOf[0],data:data91};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if(!(data91 === "accepted")){
const err139 = {instancePath:instancePath+"/answers/links.target-type.undocumented",schemaPath:"#/properties/answers/properties/links.target-type.undocumented/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.target-type.undocumented"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.target-type.undocumented"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["links.target-type.undocumented"].oneOf[0],data:data91};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
var _valid15 = _errs204 === errors;
if(_valid15){
valid36 = true;
passing15 = 0;
}
const _errs206 = errors;
if(!(validate63(data91, {instancePath:instancePath+"/answers/links.target-type.undocumented",parentData:data4,parentDataProperty:"links.target-type.undocumented",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid15 = _errs206 === errors;
if(_valid15 && valid36){
valid36 = false;
passing15 = [passing15, 1];
}
else {
if(_valid15){
valid36 = true;
passing15 = 1;
}
}
if(!valid36){
const err140 = {instancePath:instancePath+"/answers/links.target-type.undocumented",schemaPath:"#/properties/answers/properties/links.target-type.undocumented/oneOf",keyword:"oneOf",params:{passingSchemas: passing15},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["links.target-type.undocumented"].oneOf,parentSchema:schema19.properties.answers.properties["links.target-type.undocumented"],data:data91};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
else {
errors = _errs203;
if(vErrors !== null){
if(_errs203){
vErrors.length = _errs203;
}
else {
vErrors = null;
}
}
}
}
if(data4["links.targeting.inactive"] !== undefined){
let data92 = data4["links.targeting.inactive"];
if(typeof data92 !== "string"){
const err141 = {instancePath:instancePath+"/answers/links.targeting.inactive",schemaPath:"#/properties/answers/properties/links.targeting.inactive/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.targeting.inactive"].type,parentSchema:schema19.properties.answers.properties["links.targeting.inactive"],data:data92};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if(!((data92 === "kept") || (data92 === "dropped"))){
const err142 = {instancePath:instancePath+"/answers/links.targeting.inactive",schemaPath:"#/properties/answers/properties/links.targeting.inactive/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.targeting.inactive"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.targeting.inactive"].enum,parentSchema:schema19.properties.answers.properties["links.targeting.inactive"],data:data92};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data4["links.targeting.keys"] !== undefined){
let data93 = data4["links.targeting.keys"];
if(typeof data93 !== "string"){
const err143 = {instancePath:instancePath+"/answers/links.targeting.keys",schemaPath:"#/properties/answers/properties/links.targeting.keys/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.targeting.keys"].type,parentSchema:schema19.properties.answers.properties["links.targeting.keys"],data:data93};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
if(!((((data93 === "strict") || (data93 === "any-case")) || (data93 === "any-case-kept")) || (data93 === "any-text"))){
const err144 = {instancePath:instancePath+"/answers/links.targeting.keys",schemaPath:"#/properties/answers/properties/links.targeting.keys/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.targeting.keys"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.targeting.keys"].enum,parentSchema:schema19.properties.answers.properties["links.targeting.keys"],data:data93};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data4["pixels.delete.attached"] !== undefined){
let data94 = data4["pixels.delete.attached"];
const _errs212 = errors;
let valid37 = false;
let passing16 = null;
const _errs213 = errors;
if(typeof data94 !== "string"){
const err145 = {instancePath:instancePath+"/answers/pixels.delete.attached",schemaPath:"#/properties/answers/properties/pixels.delete.attached/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["pixels.delete.attached"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["pixels.delete.attached"].oneOf[0],data:data94};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if(!(data94 === "detached")){
const err146 = {instancePath:instancePath+"/answers/pixels.delete.attached",schemaPath:"#/properties/answers/properties/pixels.delete.attached/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["pixels.delete.attached"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["pixels.delete.attached"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["pixels.delete.attached"].oneOf[0],data:data94};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
var _valid16 = _errs213 === errors;
if(_valid16){
valid37 = true;
passing16 = 0;
}
const _errs215 = errors;
if(!(validate63(data94, {instancePath:instancePath+"/answers/pixels.delete.attached",parentData:data4,parentDataProperty:"pixels.delete.attached",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid16 = _errs215 === errors;
if(_valid16 && valid37){
valid37 = false;
passing16 = [passing16, 1];
}
else {
if(_valid16){
valid37 = true;
passing16 = 1;
}
}
if(!valid37){
const err147 = {instancePath:instancePath+"/answers/pixels.delete.attached",schemaPath:"#/properties/answers/properties/pixels.delete.attached/oneOf",keyword:"oneOf",params:{passingSchemas: passing16},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["pixels.delete.attached"].oneOf,parentSchema:schema19.properties.answers.properties["pixels.delete.attached"],data:data94};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
else {
errors = _errs212;
if(vErrors !== null){
if(_errs212){
vErrors.length = _errs212;
}
else {
vErrors = null;
}
}
}
}
if(data4["links.expiration.zone"] !== undefined){
let data95 = data4["links.expiration.zone"];
if(typeof data95 === "string"){
if(data95.length < 1){
const err148 = {instancePath:instancePath+"/answers/links.expiration.zone",schemaPath:"#/properties/answers/properties/links.expiration.zone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema19.properties.answers.properties["links.expiration.zone"],data:data95};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
else {
const err149 = {instancePath:instancePath+"/answers/links.expiration.zone",schemaPath:"#/properties/answers/properties/links.expiration.zone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.expiration.zone"].type,parentSchema:schema19.properties.answers.properties["links.expiration.zone"],data:data95};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
if(data4["links.expiration.date-only"] !== undefined){
let data96 = data4["links.expiration.date-only"];
if(typeof data96 !== "string"){
const err150 = {instancePath:instancePath+"/answers/links.expiration.date-only",schemaPath:"#/properties/answers/properties/links.expiration.date-only/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.expiration.date-only"].type,parentSchema:schema19.properties.answers.properties["links.expiration.date-only"],data:data96};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
if(!((data96 === "start-of-day") || (data96 === "end-of-day"))){
const err151 = {instancePath:instancePath+"/answers/links.expiration.date-only",schemaPath:"#/properties/answers/properties/links.expiration.date-only/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.expiration.date-only"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.expiration.date-only"].enum,parentSchema:schema19.properties.answers.properties["links.expiration.date-only"],data:data96};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data4["links.expiration.time-only"] !== undefined){
let data97 = data4["links.expiration.time-only"];
const _errs221 = errors;
let valid38 = false;
let passing17 = null;
const _errs222 = errors;
if(typeof data97 !== "string"){
const err152 = {instancePath:instancePath+"/answers/links.expiration.time-only",schemaPath:"#/properties/answers/properties/links.expiration.time-only/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.expiration.time-only"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["links.expiration.time-only"].oneOf[0],data:data97};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
if(!(data97 === "no-effect")){
const err153 = {instancePath:instancePath+"/answers/links.expiration.time-only",schemaPath:"#/properties/answers/properties/links.expiration.time-only/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.expiration.time-only"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.expiration.time-only"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["links.expiration.time-only"].oneOf[0],data:data97};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
var _valid17 = _errs222 === errors;
if(_valid17){
valid38 = true;
passing17 = 0;
}
const _errs224 = errors;
if(!(validate63(data97, {instancePath:instancePath+"/answers/links.expiration.time-only",parentData:data4,parentDataProperty:"links.expiration.time-only",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid17 = _errs224 === errors;
if(_valid17 && valid38){
valid38 = false;
passing17 = [passing17, 1];
}
else {
if(_valid17){
valid38 = true;
passing17 = 1;
}
}
if(!valid38){
const err154 = {instancePath:instancePath+"/answers/links.expiration.time-only",schemaPath:"#/properties/answers/properties/links.expiration.time-only/oneOf",keyword:"oneOf",params:{passingSchemas: passing17},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["links.expiration.time-only"].oneOf,parentSchema:schema19.properties.answers.properties["links.expiration.time-only"],data:data97};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
else {
errors = _errs221;
if(vErrors !== null){
if(_errs221){
vErrors.length = _errs221;
}
else {
vErrors = null;
}
}
}
}
if(data4["links.expiration.past"] !== undefined){
let data98 = data4["links.expiration.past"];
const _errs226 = errors;
let valid39 = false;
let passing18 = null;
const _errs227 = errors;
if(typeof data98 !== "string"){
const err155 = {instancePath:instancePath+"/answers/links.expiration.past",schemaPath:"#/properties/answers/properties/links.expiration.past/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.expiration.past"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["links.expiration.past"].oneOf[0],data:data98};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if(!(data98 === "expired")){
const err156 = {instancePath:instancePath+"/answers/links.expiration.past",schemaPath:"#/properties/answers/properties/links.expiration.past/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.expiration.past"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.expiration.past"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["links.expiration.past"].oneOf[0],data:data98};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
var _valid18 = _errs227 === errors;
if(_valid18){
valid39 = true;
passing18 = 0;
}
const _errs229 = errors;
if(!(validate63(data98, {instancePath:instancePath+"/answers/links.expiration.past",parentData:data4,parentDataProperty:"links.expiration.past",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid18 = _errs229 === errors;
if(_valid18 && valid39){
valid39 = false;
passing18 = [passing18, 1];
}
else {
if(_valid18){
valid39 = true;
passing18 = 1;
}
}
if(!valid39){
const err157 = {instancePath:instancePath+"/answers/links.expiration.past",schemaPath:"#/properties/answers/properties/links.expiration.past/oneOf",keyword:"oneOf",params:{passingSchemas: passing18},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["links.expiration.past"].oneOf,parentSchema:schema19.properties.answers.properties["links.expiration.past"],data:data98};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
else {
errors = _errs226;
if(vErrors !== null){
if(_errs226){
vErrors.length = _errs226;
}
else {
vErrors = null;
}
}
}
}
if(data4["links.expiration.clicks"] !== undefined){
let data99 = data4["links.expiration.clicks"];
if(typeof data99 !== "string"){
const err158 = {instancePath:instancePath+"/answers/links.expiration.clicks",schemaPath:"#/properties/answers/properties/links.expiration.clicks/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.expiration.clicks"].type,parentSchema:schema19.properties.answers.properties["links.expiration.clicks"],data:data99};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(!((data99 === "no-limit") || (data99 === "at-once"))){
const err159 = {instancePath:instancePath+"/answers/links.expiration.clicks",schemaPath:"#/properties/answers/properties/links.expiration.clicks/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.expiration.clicks"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.expiration.clicks"].enum,parentSchema:schema19.properties.answers.properties["links.expiration.clicks"],data:data99};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
if(data4["links.status.precedence"] !== undefined){
let data100 = data4["links.status.precedence"];
if(typeof data100 !== "string"){
const err160 = {instancePath:instancePath+"/answers/links.status.precedence",schemaPath:"#/properties/answers/properties/links.status.precedence/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.status.precedence"].type,parentSchema:schema19.properties.answers.properties["links.status.precedence"],data:data100};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
if(!((data100 === "disabled") || (data100 === "expired"))){
const err161 = {instancePath:instancePath+"/answers/links.status.precedence",schemaPath:"#/properties/answers/properties/links.status.precedence/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.status.precedence"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.status.precedence"].enum,parentSchema:schema19.properties.answers.properties["links.status.precedence"],data:data100};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data4["search.match"] !== undefined){
let data101 = data4["search.match"];
if(data101 && typeof data101 == "object" && !Array.isArray(data101)){
if(data101.where === undefined){
const err162 = {instancePath:instancePath+"/answers/search.match",schemaPath:"#/properties/answers/properties/search.match/required",keyword:"required",params:{missingProperty: "where"},message:"must have required property '"+"where"+"'",schema:schema19.properties.answers.properties["search.match"].required,parentSchema:schema19.properties.answers.properties["search.match"],data:data101};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
if(data101.case === undefined){
const err163 = {instancePath:instancePath+"/answers/search.match",schemaPath:"#/properties/answers/properties/search.match/required",keyword:"required",params:{missingProperty: "case"},message:"must have required property '"+"case"+"'",schema:schema19.properties.answers.properties["search.match"].required,parentSchema:schema19.properties.answers.properties["search.match"],data:data101};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
for(const key9 in data101){
if(!((key9 === "where") || (key9 === "case"))){
const err164 = {instancePath:instancePath+"/answers/search.match",schemaPath:"#/properties/answers/properties/search.match/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["search.match"],data:data101};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
if(data101.where !== undefined){
let data102 = data101.where;
if(typeof data102 !== "string"){
const err165 = {instancePath:instancePath+"/answers/search.match/where",schemaPath:"#/properties/answers/properties/search.match/properties/where/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["search.match"].properties.where.type,parentSchema:schema19.properties.answers.properties["search.match"].properties.where,data:data102};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
if(!(((data102 === "anywhere") || (data102 === "start")) || (data102 === "whole"))){
const err166 = {instancePath:instancePath+"/answers/search.match/where",schemaPath:"#/properties/answers/properties/search.match/properties/where/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["search.match"].properties.where.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["search.match"].properties.where.enum,parentSchema:schema19.properties.answers.properties["search.match"].properties.where,data:data102};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
if(data101.case !== undefined){
let data103 = data101.case;
if(typeof data103 !== "string"){
const err167 = {instancePath:instancePath+"/answers/search.match/case",schemaPath:"#/properties/answers/properties/search.match/properties/case/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["search.match"].properties.case.type,parentSchema:schema19.properties.answers.properties["search.match"].properties.case,data:data103};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
if(!((data103 === "insensitive") || (data103 === "sensitive"))){
const err168 = {instancePath:instancePath+"/answers/search.match/case",schemaPath:"#/properties/answers/properties/search.match/properties/case/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["search.match"].properties.case.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["search.match"].properties.case.enum,parentSchema:schema19.properties.answers.properties["search.match"].properties.case,data:data103};
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
else {
const err169 = {instancePath:instancePath+"/answers/search.match",schemaPath:"#/properties/answers/properties/search.match/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["search.match"].type,parentSchema:schema19.properties.answers.properties["search.match"],data:data101};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
if(data4["sort.order"] !== undefined){
let data104 = data4["sort.order"];
if(data104 && typeof data104 == "object" && !Array.isArray(data104)){
for(const key10 in data104){
if(!(((key10 === "text") || (key10 === "unset")) || (key10 === "ties"))){
const err170 = {instancePath:instancePath+"/answers/sort.order",schemaPath:"#/properties/answers/properties/sort.order/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["sort.order"],data:data104};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
if(data104.text !== undefined){
let data105 = data104.text;
if(typeof data105 !== "string"){
const err171 = {instancePath:instancePath+"/answers/sort.order/text",schemaPath:"#/properties/answers/properties/sort.order/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["sort.order"].properties.text.type,parentSchema:schema19.properties.answers.properties["sort.order"].properties.text,data:data105};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
if(!(((data105 === "folded") || (data105 === "code-point")) || (data105 === "locale"))){
const err172 = {instancePath:instancePath+"/answers/sort.order/text",schemaPath:"#/properties/answers/properties/sort.order/properties/text/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["sort.order"].properties.text.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["sort.order"].properties.text.enum,parentSchema:schema19.properties.answers.properties["sort.order"].properties.text,data:data105};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
if(data104.unset !== undefined){
let data106 = data104.unset;
if(typeof data106 !== "string"){
const err173 = {instancePath:instancePath+"/answers/sort.order/unset",schemaPath:"#/properties/answers/properties/sort.order/properties/unset/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["sort.order"].properties.unset.type,parentSchema:schema19.properties.answers.properties["sort.order"].properties.unset,data:data106};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if(!((data106 === "last") || (data106 === "lowest"))){
const err174 = {instancePath:instancePath+"/answers/sort.order/unset",schemaPath:"#/properties/answers/properties/sort.order/properties/unset/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["sort.order"].properties.unset.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["sort.order"].properties.unset.enum,parentSchema:schema19.properties.answers.properties["sort.order"].properties.unset,data:data106};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
if(data104.ties !== undefined){
let data107 = data104.ties;
if(typeof data107 !== "string"){
const err175 = {instancePath:instancePath+"/answers/sort.order/ties",schemaPath:"#/properties/answers/properties/sort.order/properties/ties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["sort.order"].properties.ties.type,parentSchema:schema19.properties.answers.properties["sort.order"].properties.ties,data:data107};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
if(!((data107 === "id") || (data107 === "id-ascending"))){
const err176 = {instancePath:instancePath+"/answers/sort.order/ties",schemaPath:"#/properties/answers/properties/sort.order/properties/ties/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["sort.order"].properties.ties.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["sort.order"].properties.ties.enum,parentSchema:schema19.properties.answers.properties["sort.order"].properties.ties,data:data107};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
}
else {
const err177 = {instancePath:instancePath+"/answers/sort.order",schemaPath:"#/properties/answers/properties/sort.order/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["sort.order"].type,parentSchema:schema19.properties.answers.properties["sort.order"],data:data104};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
if(data4["auth.missing"] !== undefined){
if(!(validate63(data4["auth.missing"], {instancePath:instancePath+"/answers/auth.missing",parentData:data4,parentDataProperty:"auth.missing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data4["auth.invalid"] !== undefined){
if(!(validate63(data4["auth.invalid"], {instancePath:instancePath+"/answers/auth.invalid",parentData:data4,parentDataProperty:"auth.invalid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data4["auth.header"] !== undefined){
let data110 = data4["auth.header"];
if(typeof data110 !== "string"){
const err178 = {instancePath:instancePath+"/answers/auth.header",schemaPath:"#/properties/answers/properties/auth.header/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["auth.header"].type,parentSchema:schema19.properties.answers.properties["auth.header"],data:data110};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
if(!((data110 === "strict") || (data110 === "lenient"))){
const err179 = {instancePath:instancePath+"/answers/auth.header",schemaPath:"#/properties/answers/properties/auth.header/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["auth.header"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["auth.header"].enum,parentSchema:schema19.properties.answers.properties["auth.header"],data:data110};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
if(data4["auth.malformed"] !== undefined){
let data111 = data4["auth.malformed"];
if(typeof data111 !== "string"){
const err180 = {instancePath:instancePath+"/answers/auth.malformed",schemaPath:"#/properties/answers/properties/auth.malformed/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["auth.malformed"].type,parentSchema:schema19.properties.answers.properties["auth.malformed"],data:data111};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if(!((data111 === "missing") || (data111 === "invalid"))){
const err181 = {instancePath:instancePath+"/answers/auth.malformed",schemaPath:"#/properties/answers/properties/auth.malformed/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["auth.malformed"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["auth.malformed"].enum,parentSchema:schema19.properties.answers.properties["auth.malformed"],data:data111};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
if(data4["auth.challenge"] !== undefined){
let data112 = data4["auth.challenge"];
if(typeof data112 !== "string"){
const err182 = {instancePath:instancePath+"/answers/auth.challenge",schemaPath:"#/properties/answers/properties/auth.challenge/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["auth.challenge"].type,parentSchema:schema19.properties.answers.properties["auth.challenge"],data:data112};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
if(!((data112 === "bearer") || (data112 === "none"))){
const err183 = {instancePath:instancePath+"/answers/auth.challenge",schemaPath:"#/properties/answers/properties/auth.challenge/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["auth.challenge"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["auth.challenge"].enum,parentSchema:schema19.properties.answers.properties["auth.challenge"],data:data112};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
if(data4["auth.scope"] !== undefined){
let data113 = data4["auth.scope"];
if(typeof data113 !== "string"){
const err184 = {instancePath:instancePath+"/answers/auth.scope",schemaPath:"#/properties/answers/properties/auth.scope/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["auth.scope"].type,parentSchema:schema19.properties.answers.properties["auth.scope"],data:data113};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
if(!((data113 === "own") || (data113 === "shared"))){
const err185 = {instancePath:instancePath+"/answers/auth.scope",schemaPath:"#/properties/answers/properties/auth.scope/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["auth.scope"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["auth.scope"].enum,parentSchema:schema19.properties.answers.properties["auth.scope"],data:data113};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
if(data4["errors.body"] !== undefined){
let data114 = data4["errors.body"];
if(data114 && typeof data114 == "object" && !Array.isArray(data114)){
if(data114.type === undefined){
const err186 = {instancePath:instancePath+"/answers/errors.body",schemaPath:"#/properties/answers/properties/errors.body/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema19.properties.answers.properties["errors.body"].required,parentSchema:schema19.properties.answers.properties["errors.body"],data:data114};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
if(data114.body === undefined){
const err187 = {instancePath:instancePath+"/answers/errors.body",schemaPath:"#/properties/answers/properties/errors.body/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'",schema:schema19.properties.answers.properties["errors.body"].required,parentSchema:schema19.properties.answers.properties["errors.body"],data:data114};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
for(const key11 in data114){
if(!((key11 === "type") || (key11 === "body"))){
const err188 = {instancePath:instancePath+"/answers/errors.body",schemaPath:"#/properties/answers/properties/errors.body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["errors.body"],data:data114};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
if(data114.type !== undefined){
let data115 = data114.type;
if(typeof data115 !== "string"){
const err189 = {instancePath:instancePath+"/answers/errors.body/type",schemaPath:"#/properties/answers/properties/errors.body/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["errors.body"].properties.type.type,parentSchema:schema19.properties.answers.properties["errors.body"].properties.type,data:data115};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
if(!((data115 === "application/json") || (data115 === "application/problem+json"))){
const err190 = {instancePath:instancePath+"/answers/errors.body/type",schemaPath:"#/properties/answers/properties/errors.body/properties/type/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["errors.body"].properties.type.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["errors.body"].properties.type.enum,parentSchema:schema19.properties.answers.properties["errors.body"].properties.type,data:data115};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
if(data114.body !== undefined){
if(!(validate57(data114.body, {instancePath:instancePath+"/answers/errors.body/body",parentData:data114,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
else {
const err191 = {instancePath:instancePath+"/answers/errors.body",schemaPath:"#/properties/answers/properties/errors.body/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["errors.body"].type,parentSchema:schema19.properties.answers.properties["errors.body"],data:data114};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
if(data4["errors.validation.status"] !== undefined){
if(!(validate63(data4["errors.validation.status"], {instancePath:instancePath+"/answers/errors.validation.status",parentData:data4,parentDataProperty:"errors.validation.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data4["errors.validation.body"] !== undefined){
if(!(validate57(data4["errors.validation.body"], {instancePath:instancePath+"/answers/errors.validation.body",parentData:data4,parentDataProperty:"errors.validation.body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data4["errors.fields"] !== undefined){
let data119 = data4["errors.fields"];
if(data119 && typeof data119 == "object" && !Array.isArray(data119)){
for(const key12 in data119){
if(!((((((((key12 === "ids.malformed") || (key12 === "list.page-beyond-last")) || (key12 === "list.page-invalid")) || (key12 === "list.unknown-value")) || (key12 === "list.unknown-filter-id")) || (key12 === "links.update.empty-body")) || (key12 === "links.alias.unique")) || (key12 === "references.unknown"))){
const err192 = {instancePath:instancePath+"/answers/errors.fields",schemaPath:"#/properties/answers/properties/errors.fields/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["errors.fields"],data:data119};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data119["ids.malformed"] !== undefined){
let data120 = data119["ids.malformed"];
if(typeof data120 !== "boolean"){
const err193 = {instancePath:instancePath+"/answers/errors.fields/ids.malformed",schemaPath:"#/properties/answers/properties/errors.fields/properties/ids.malformed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema19.properties.answers.properties["errors.fields"].properties["ids.malformed"].type,parentSchema:schema19.properties.answers.properties["errors.fields"].properties["ids.malformed"],data:data120};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
if(data119["list.page-beyond-last"] !== undefined){
let data121 = data119["list.page-beyond-last"];
if(typeof data121 !== "boolean"){
const err194 = {instancePath:instancePath+"/answers/errors.fields/list.page-beyond-last",schemaPath:"#/properties/answers/properties/errors.fields/properties/list.page-beyond-last/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema19.properties.answers.properties["errors.fields"].properties["list.page-beyond-last"].type,parentSchema:schema19.properties.answers.properties["errors.fields"].properties["list.page-beyond-last"],data:data121};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data119["list.page-invalid"] !== undefined){
let data122 = data119["list.page-invalid"];
if(typeof data122 !== "boolean"){
const err195 = {instancePath:instancePath+"/answers/errors.fields/list.page-invalid",schemaPath:"#/properties/answers/properties/errors.fields/properties/list.page-invalid/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema19.properties.answers.properties["errors.fields"].properties["list.page-invalid"].type,parentSchema:schema19.properties.answers.properties["errors.fields"].properties["list.page-invalid"],data:data122};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
if(data119["list.unknown-value"] !== undefined){
let data123 = data119["list.unknown-value"];
if(typeof data123 !== "boolean"){
const err196 = {instancePath:instancePath+"/answers/errors.fields/list.unknown-value",schemaPath:"#/properties/answers/properties/errors.fields/properties/list.unknown-value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema19.properties.answers.properties["errors.fields"].properties["list.unknown-value"].type,parentSchema:schema19.properties.answers.properties["errors.fields"].properties["list.unknown-value"],data:data123};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
if(data119["list.unknown-filter-id"] !== undefined){
let data124 = data119["list.unknown-filter-id"];
if(typeof data124 !== "boolean"){
const err197 = {instancePath:instancePath+"/answers/errors.fields/list.unknown-filter-id",schemaPath:"#/properties/answers/properties/errors.fields/properties/list.unknown-filter-id/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema19.properties.answers.properties["errors.fields"].properties["list.unknown-filter-id"].type,parentSchema:schema19.properties.answers.properties["errors.fields"].properties["list.unknown-filter-id"],data:data124};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
if(data119["links.update.empty-body"] !== undefined){
let data125 = data119["links.update.empty-body"];
if(typeof data125 !== "boolean"){
const err198 = {instancePath:instancePath+"/answers/errors.fields/links.update.empty-body",schemaPath:"#/properties/answers/properties/errors.fields/properties/links.update.empty-body/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema19.properties.answers.properties["errors.fields"].properties["links.update.empty-body"].type,parentSchema:schema19.properties.answers.properties["errors.fields"].properties["links.update.empty-body"],data:data125};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
if(data119["links.alias.unique"] !== undefined){
let data126 = data119["links.alias.unique"];
if(typeof data126 !== "boolean"){
const err199 = {instancePath:instancePath+"/answers/errors.fields/links.alias.unique",schemaPath:"#/properties/answers/properties/errors.fields/properties/links.alias.unique/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema19.properties.answers.properties["errors.fields"].properties["links.alias.unique"].type,parentSchema:schema19.properties.answers.properties["errors.fields"].properties["links.alias.unique"],data:data126};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
if(data119["references.unknown"] !== undefined){
let data127 = data119["references.unknown"];
if(typeof data127 !== "boolean"){
const err200 = {instancePath:instancePath+"/answers/errors.fields/references.unknown",schemaPath:"#/properties/answers/properties/errors.fields/properties/references.unknown/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema19.properties.answers.properties["errors.fields"].properties["references.unknown"].type,parentSchema:schema19.properties.answers.properties["errors.fields"].properties["references.unknown"],data:data127};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
}
else {
const err201 = {instancePath:instancePath+"/answers/errors.fields",schemaPath:"#/properties/answers/properties/errors.fields/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["errors.fields"].type,parentSchema:schema19.properties.answers.properties["errors.fields"],data:data119};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
}
if(data4["errors.not-found"] !== undefined){
if(!(validate63(data4["errors.not-found"], {instancePath:instancePath+"/answers/errors.not-found",parentData:data4,parentDataProperty:"errors.not-found",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data4["errors.method"] !== undefined){
if(!(validate63(data4["errors.method"], {instancePath:instancePath+"/answers/errors.method",parentData:data4,parentDataProperty:"errors.method",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data4["errors.too-large"] !== undefined){
let data130 = data4["errors.too-large"];
if(data130 && typeof data130 == "object" && !Array.isArray(data130)){
if(data130.status === undefined){
const err202 = {instancePath:instancePath+"/answers/errors.too-large",schemaPath:"#/properties/answers/properties/errors.too-large/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema19.properties.answers.properties["errors.too-large"].required,parentSchema:schema19.properties.answers.properties["errors.too-large"],data:data130};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
if(data130.bytes === undefined){
const err203 = {instancePath:instancePath+"/answers/errors.too-large",schemaPath:"#/properties/answers/properties/errors.too-large/required",keyword:"required",params:{missingProperty: "bytes"},message:"must have required property '"+"bytes"+"'",schema:schema19.properties.answers.properties["errors.too-large"].required,parentSchema:schema19.properties.answers.properties["errors.too-large"],data:data130};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
if(data130.fields === undefined){
const err204 = {instancePath:instancePath+"/answers/errors.too-large",schemaPath:"#/properties/answers/properties/errors.too-large/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema19.properties.answers.properties["errors.too-large"].required,parentSchema:schema19.properties.answers.properties["errors.too-large"],data:data130};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
for(const key13 in data130){
if(!(((key13 === "status") || (key13 === "bytes")) || (key13 === "fields"))){
const err205 = {instancePath:instancePath+"/answers/errors.too-large",schemaPath:"#/properties/answers/properties/errors.too-large/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["errors.too-large"],data:data130};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
if(data130.status !== undefined){
if(!(validate63(data130.status, {instancePath:instancePath+"/answers/errors.too-large/status",parentData:data130,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data130.bytes !== undefined){
let data132 = data130.bytes;
if(!(((typeof data132 == "number") && (!(data132 % 1) && !isNaN(data132))) && (isFinite(data132)))){
const err206 = {instancePath:instancePath+"/answers/errors.too-large/bytes",schemaPath:"#/properties/answers/properties/errors.too-large/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema19.properties.answers.properties["errors.too-large"].properties.bytes.type,parentSchema:schema19.properties.answers.properties["errors.too-large"].properties.bytes,data:data132};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
if((typeof data132 == "number") && (isFinite(data132))){
if(data132 > 67108864 || isNaN(data132)){
const err207 = {instancePath:instancePath+"/answers/errors.too-large/bytes",schemaPath:"#/properties/answers/properties/errors.too-large/properties/bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 67108864},message:"must be <= 67108864",schema:67108864,parentSchema:schema19.properties.answers.properties["errors.too-large"].properties.bytes,data:data132};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
if(data132 < 1024 || isNaN(data132)){
const err208 = {instancePath:instancePath+"/answers/errors.too-large/bytes",schemaPath:"#/properties/answers/properties/errors.too-large/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024},message:"must be >= 1024",schema:1024,parentSchema:schema19.properties.answers.properties["errors.too-large"].properties.bytes,data:data132};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
}
if(data130.fields !== undefined){
let data133 = data130.fields;
if(!(((typeof data133 == "number") && (!(data133 % 1) && !isNaN(data133))) && (isFinite(data133)))){
const err209 = {instancePath:instancePath+"/answers/errors.too-large/fields",schemaPath:"#/properties/answers/properties/errors.too-large/properties/fields/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema19.properties.answers.properties["errors.too-large"].properties.fields.type,parentSchema:schema19.properties.answers.properties["errors.too-large"].properties.fields,data:data133};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
if((typeof data133 == "number") && (isFinite(data133))){
if(data133 > 100000 || isNaN(data133)){
const err210 = {instancePath:instancePath+"/answers/errors.too-large/fields",schemaPath:"#/properties/answers/properties/errors.too-large/properties/fields/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000",schema:100000,parentSchema:schema19.properties.answers.properties["errors.too-large"].properties.fields,data:data133};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
if(data133 < 50 || isNaN(data133)){
const err211 = {instancePath:instancePath+"/answers/errors.too-large/fields",schemaPath:"#/properties/answers/properties/errors.too-large/properties/fields/minimum",keyword:"minimum",params:{comparison: ">=", limit: 50},message:"must be >= 50",schema:50,parentSchema:schema19.properties.answers.properties["errors.too-large"].properties.fields,data:data133};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
}
}
else {
const err212 = {instancePath:instancePath+"/answers/errors.too-large",schemaPath:"#/properties/answers/properties/errors.too-large/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["errors.too-large"].type,parentSchema:schema19.properties.answers.properties["errors.too-large"],data:data130};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
}
if(data4["errors.precedence"] !== undefined){
let data134 = data4["errors.precedence"];
if(Array.isArray(data134)){
const len5 = data134.length;
for(let i8=0; i8<len5; i8++){
let data135 = data134[i8];
if(typeof data135 !== "string"){
const err213 = {instancePath:instancePath+"/answers/errors.precedence/" + i8,schemaPath:"#/properties/answers/properties/errors.precedence/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["errors.precedence"].items.type,parentSchema:schema19.properties.answers.properties["errors.precedence"].items,data:data135};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
if(!((((((((data135 === "path") || (data135 === "method")) || (data135 === "key")) || (data135 === "accept")) || (data135 === "media-type")) || (data135 === "size")) || (data135 === "record")) || (data135 === "input"))){
const err214 = {instancePath:instancePath+"/answers/errors.precedence/" + i8,schemaPath:"#/properties/answers/properties/errors.precedence/items/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["errors.precedence"].items.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["errors.precedence"].items.enum,parentSchema:schema19.properties.answers.properties["errors.precedence"].items,data:data135};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
let i9 = data134.length;
let j3;
if(i9 > 1){
const indices3 = {};
for(;i9--;){
let item3 = data134[i9];
if(typeof item3 !== "string"){
continue;
}
if(typeof indices3[item3] == "number"){
j3 = indices3[item3];
const err215 = {instancePath:instancePath+"/answers/errors.precedence",schemaPath:"#/properties/answers/properties/errors.precedence/uniqueItems",keyword:"uniqueItems",params:{i: i9, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i9+" are identical)",schema:true,parentSchema:schema19.properties.answers.properties["errors.precedence"],data:data134};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
break;
}
indices3[item3] = i9;
}
}
}
else {
const err216 = {instancePath:instancePath+"/answers/errors.precedence",schemaPath:"#/properties/answers/properties/errors.precedence/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema19.properties.answers.properties["errors.precedence"].type,parentSchema:schema19.properties.answers.properties["errors.precedence"],data:data134};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
if(data4["errors.malformed"] !== undefined){
let data136 = data4["errors.malformed"];
if(data136 && typeof data136 == "object" && !Array.isArray(data136)){
if(data136.unreadable === undefined){
const err217 = {instancePath:instancePath+"/answers/errors.malformed",schemaPath:"#/properties/answers/properties/errors.malformed/required",keyword:"required",params:{missingProperty: "unreadable"},message:"must have required property '"+"unreadable"+"'",schema:schema19.properties.answers.properties["errors.malformed"].required,parentSchema:schema19.properties.answers.properties["errors.malformed"],data:data136};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
if(data136.headers === undefined){
const err218 = {instancePath:instancePath+"/answers/errors.malformed",schemaPath:"#/properties/answers/properties/errors.malformed/required",keyword:"required",params:{missingProperty: "headers"},message:"must have required property '"+"headers"+"'",schema:schema19.properties.answers.properties["errors.malformed"].required,parentSchema:schema19.properties.answers.properties["errors.malformed"],data:data136};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
if(data136.slow === undefined){
const err219 = {instancePath:instancePath+"/answers/errors.malformed",schemaPath:"#/properties/answers/properties/errors.malformed/required",keyword:"required",params:{missingProperty: "slow"},message:"must have required property '"+"slow"+"'",schema:schema19.properties.answers.properties["errors.malformed"].required,parentSchema:schema19.properties.answers.properties["errors.malformed"],data:data136};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
for(const key14 in data136){
if(!(((key14 === "unreadable") || (key14 === "headers")) || (key14 === "slow"))){
const err220 = {instancePath:instancePath+"/answers/errors.malformed",schemaPath:"#/properties/answers/properties/errors.malformed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["errors.malformed"],data:data136};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
}
if(data136.unreadable !== undefined){
if(!(validate63(data136.unreadable, {instancePath:instancePath+"/answers/errors.malformed/unreadable",parentData:data136,parentDataProperty:"unreadable",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data136.headers !== undefined){
if(!(validate63(data136.headers, {instancePath:instancePath+"/answers/errors.malformed/headers",parentData:data136,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data136.slow !== undefined){
if(!(validate63(data136.slow, {instancePath:instancePath+"/answers/errors.malformed/slow",parentData:data136,parentDataProperty:"slow",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
}
else {
const err221 = {instancePath:instancePath+"/answers/errors.malformed",schemaPath:"#/properties/answers/properties/errors.malformed/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["errors.malformed"].type,parentSchema:schema19.properties.answers.properties["errors.malformed"],data:data136};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
}
if(data4["errors.unavailable"] !== undefined){
if(!(validate98(data4["errors.unavailable"], {instancePath:instancePath+"/answers/errors.unavailable",parentData:data4,parentDataProperty:"errors.unavailable",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
if(data4["limits.rate"] !== undefined){
let data141 = data4["limits.rate"];
const _errs309 = errors;
let valid49 = false;
let passing19 = null;
const _errs310 = errors;
if(typeof data141 !== "string"){
const err222 = {instancePath:instancePath+"/answers/limits.rate",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["limits.rate"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[0],data:data141};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
if(!(data141 === "none")){
const err223 = {instancePath:instancePath+"/answers/limits.rate",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["limits.rate"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["limits.rate"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[0],data:data141};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
var _valid19 = _errs310 === errors;
if(_valid19){
valid49 = true;
passing19 = 0;
}
const _errs312 = errors;
if(data141 && typeof data141 == "object" && !Array.isArray(data141)){
if(data141.requests === undefined){
const err224 = {instancePath:instancePath+"/answers/limits.rate",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/1/required",keyword:"required",params:{missingProperty: "requests"},message:"must have required property '"+"requests"+"'",schema:schema19.properties.answers.properties["limits.rate"].oneOf[1].required,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[1],data:data141};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
for(const key15 in data141){
if(!((key15 === "requests") || (key15 === "seconds"))){
const err225 = {instancePath:instancePath+"/answers/limits.rate",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[1],data:data141};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
}
if(data141.requests !== undefined){
let data142 = data141.requests;
if(!(((typeof data142 == "number") && (!(data142 % 1) && !isNaN(data142))) && (isFinite(data142)))){
const err226 = {instancePath:instancePath+"/answers/limits.rate/requests",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/1/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema19.properties.answers.properties["limits.rate"].oneOf[1].properties.requests.type,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[1].properties.requests,data:data142};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
if((typeof data142 == "number") && (isFinite(data142))){
if(data142 < 1 || isNaN(data142)){
const err227 = {instancePath:instancePath+"/answers/limits.rate/requests",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/1/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[1].properties.requests,data:data142};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
}
}
if(data141.seconds !== undefined){
let data143 = data141.seconds;
if(!(((typeof data143 == "number") && (!(data143 % 1) && !isNaN(data143))) && (isFinite(data143)))){
const err228 = {instancePath:instancePath+"/answers/limits.rate/seconds",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/1/properties/seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema19.properties.answers.properties["limits.rate"].oneOf[1].properties.seconds.type,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[1].properties.seconds,data:data143};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
if((typeof data143 == "number") && (isFinite(data143))){
if(data143 < 1 || isNaN(data143)){
const err229 = {instancePath:instancePath+"/answers/limits.rate/seconds",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/1/properties/seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[1].properties.seconds,data:data143};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
}
}
}
else {
const err230 = {instancePath:instancePath+"/answers/limits.rate",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["limits.rate"].oneOf[1].type,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[1],data:data141};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
var _valid19 = _errs312 === errors;
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
const err231 = {instancePath:instancePath+"/answers/limits.rate",schemaPath:"#/properties/answers/properties/limits.rate/oneOf",keyword:"oneOf",params:{passingSchemas: passing19},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["limits.rate"].oneOf,parentSchema:schema19.properties.answers.properties["limits.rate"],data:data141};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
else {
errors = _errs309;
if(vErrors !== null){
if(_errs309){
vErrors.length = _errs309;
}
else {
vErrors = null;
}
}
}
}
if(data4["http.head"] !== undefined){
let data144 = data4["http.head"];
const _errs320 = errors;
let valid51 = false;
let passing20 = null;
const _errs321 = errors;
if(typeof data144 !== "string"){
const err232 = {instancePath:instancePath+"/answers/http.head",schemaPath:"#/properties/answers/properties/http.head/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["http.head"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["http.head"].oneOf[0],data:data144};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
if(!(data144 === "as-get")){
const err233 = {instancePath:instancePath+"/answers/http.head",schemaPath:"#/properties/answers/properties/http.head/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["http.head"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["http.head"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["http.head"].oneOf[0],data:data144};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
var _valid20 = _errs321 === errors;
if(_valid20){
valid51 = true;
passing20 = 0;
}
const _errs323 = errors;
if(!(validate63(data144, {instancePath:instancePath+"/answers/http.head",parentData:data4,parentDataProperty:"http.head",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid20 = _errs323 === errors;
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
const err234 = {instancePath:instancePath+"/answers/http.head",schemaPath:"#/properties/answers/properties/http.head/oneOf",keyword:"oneOf",params:{passingSchemas: passing20},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["http.head"].oneOf,parentSchema:schema19.properties.answers.properties["http.head"],data:data144};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
else {
errors = _errs320;
if(vErrors !== null){
if(_errs320){
vErrors.length = _errs320;
}
else {
vErrors = null;
}
}
}
}
if(data4["http.cors"] !== undefined){
let data145 = data4["http.cors"];
if(typeof data145 !== "string"){
const err235 = {instancePath:instancePath+"/answers/http.cors",schemaPath:"#/properties/answers/properties/http.cors/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["http.cors"].type,parentSchema:schema19.properties.answers.properties["http.cors"],data:data145};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
if(!((data145 === "open") || (data145 === "closed"))){
const err236 = {instancePath:instancePath+"/answers/http.cors",schemaPath:"#/properties/answers/properties/http.cors/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["http.cors"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["http.cors"].enum,parentSchema:schema19.properties.answers.properties["http.cors"],data:data145};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
if(data4["http.trailing-slash"] !== undefined){
let data146 = data4["http.trailing-slash"];
const _errs327 = errors;
let valid52 = false;
let passing21 = null;
const _errs328 = errors;
if(typeof data146 !== "string"){
const err237 = {instancePath:instancePath+"/answers/http.trailing-slash",schemaPath:"#/properties/answers/properties/http.trailing-slash/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["http.trailing-slash"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["http.trailing-slash"].oneOf[0],data:data146};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
if(!(data146 === "same")){
const err238 = {instancePath:instancePath+"/answers/http.trailing-slash",schemaPath:"#/properties/answers/properties/http.trailing-slash/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["http.trailing-slash"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["http.trailing-slash"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["http.trailing-slash"].oneOf[0],data:data146};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
var _valid21 = _errs328 === errors;
if(_valid21){
valid52 = true;
passing21 = 0;
}
const _errs330 = errors;
if(!(((typeof data146 == "number") && (!(data146 % 1) && !isNaN(data146))) && (isFinite(data146)))){
const err239 = {instancePath:instancePath+"/answers/http.trailing-slash",schemaPath:"#/properties/answers/properties/http.trailing-slash/oneOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema19.properties.answers.properties["http.trailing-slash"].oneOf[1].type,parentSchema:schema19.properties.answers.properties["http.trailing-slash"].oneOf[1],data:data146};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
if(!(((data146 === 301) || (data146 === 308)) || (data146 === 404))){
const err240 = {instancePath:instancePath+"/answers/http.trailing-slash",schemaPath:"#/properties/answers/properties/http.trailing-slash/oneOf/1/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["http.trailing-slash"].oneOf[1].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["http.trailing-slash"].oneOf[1].enum,parentSchema:schema19.properties.answers.properties["http.trailing-slash"].oneOf[1],data:data146};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
var _valid21 = _errs330 === errors;
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
const err241 = {instancePath:instancePath+"/answers/http.trailing-slash",schemaPath:"#/properties/answers/properties/http.trailing-slash/oneOf",keyword:"oneOf",params:{passingSchemas: passing21},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["http.trailing-slash"].oneOf,parentSchema:schema19.properties.answers.properties["http.trailing-slash"],data:data146};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
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
if(data4["http.accept"] !== undefined){
let data147 = data4["http.accept"];
const _errs333 = errors;
let valid53 = false;
let passing22 = null;
const _errs334 = errors;
if(typeof data147 !== "string"){
const err242 = {instancePath:instancePath+"/answers/http.accept",schemaPath:"#/properties/answers/properties/http.accept/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["http.accept"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["http.accept"].oneOf[0],data:data147};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
if(!(data147 === "json")){
const err243 = {instancePath:instancePath+"/answers/http.accept",schemaPath:"#/properties/answers/properties/http.accept/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["http.accept"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["http.accept"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["http.accept"].oneOf[0],data:data147};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
var _valid22 = _errs334 === errors;
if(_valid22){
valid53 = true;
passing22 = 0;
}
const _errs336 = errors;
if(!(validate63(data147, {instancePath:instancePath+"/answers/http.accept",parentData:data4,parentDataProperty:"http.accept",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid22 = _errs336 === errors;
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
const err244 = {instancePath:instancePath+"/answers/http.accept",schemaPath:"#/properties/answers/properties/http.accept/oneOf",keyword:"oneOf",params:{passingSchemas: passing22},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["http.accept"].oneOf,parentSchema:schema19.properties.answers.properties["http.accept"],data:data147};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
else {
errors = _errs333;
if(vErrors !== null){
if(_errs333){
vErrors.length = _errs333;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err245 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.type,parentSchema:schema19.properties.answers,data:data4};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
}
if(data.evidence !== undefined){
let data148 = data.evidence;
if(data148 && typeof data148 == "object" && !Array.isArray(data148)){
for(const key16 in data148){
if(!(func1.call(schema19.properties.evidence.properties, key16))){
const err246 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.evidence,data:data148};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
}
if(data148["record.root"] !== undefined){
if(!(validate53(data148["record.root"], {instancePath:instancePath+"/evidence/record.root",parentData:data148,parentDataProperty:"record.root",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["record.status-member"] !== undefined){
if(!(validate53(data148["record.status-member"], {instancePath:instancePath+"/evidence/record.status-member",parentData:data148,parentDataProperty:"record.status-member",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["list.items"] !== undefined){
if(!(validate53(data148["list.items"], {instancePath:instancePath+"/evidence/list.items",parentData:data148,parentDataProperty:"list.items",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["list.total"] !== undefined){
if(!(validate53(data148["list.total"], {instancePath:instancePath+"/evidence/list.total",parentData:data148,parentDataProperty:"list.total",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["list.pagination"] !== undefined){
if(!(validate53(data148["list.pagination"], {instancePath:instancePath+"/evidence/list.pagination",parentData:data148,parentDataProperty:"list.pagination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["list.page-parameter"] !== undefined){
if(!(validate53(data148["list.page-parameter"], {instancePath:instancePath+"/evidence/list.page-parameter",parentData:data148,parentDataProperty:"list.page-parameter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["list.page-beyond-last"] !== undefined){
if(!(validate53(data148["list.page-beyond-last"], {instancePath:instancePath+"/evidence/list.page-beyond-last",parentData:data148,parentDataProperty:"list.page-beyond-last",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["list.page-invalid"] !== undefined){
if(!(validate53(data148["list.page-invalid"], {instancePath:instancePath+"/evidence/list.page-invalid",parentData:data148,parentDataProperty:"list.page-invalid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["list.unknown-value"] !== undefined){
if(!(validate53(data148["list.unknown-value"], {instancePath:instancePath+"/evidence/list.unknown-value",parentData:data148,parentDataProperty:"list.unknown-value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["list.unknown-parameter"] !== undefined){
if(!(validate53(data148["list.unknown-parameter"], {instancePath:instancePath+"/evidence/list.unknown-parameter",parentData:data148,parentDataProperty:"list.unknown-parameter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["list.unknown-filter-id"] !== undefined){
if(!(validate53(data148["list.unknown-filter-id"], {instancePath:instancePath+"/evidence/list.unknown-filter-id",parentData:data148,parentDataProperty:"list.unknown-filter-id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["ids.type"] !== undefined){
if(!(validate53(data148["ids.type"], {instancePath:instancePath+"/evidence/ids.type",parentData:data148,parentDataProperty:"ids.type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["ids.malformed"] !== undefined){
if(!(validate53(data148["ids.malformed"], {instancePath:instancePath+"/evidence/ids.malformed",parentData:data148,parentDataProperty:"ids.malformed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["timestamps.format"] !== undefined){
if(!(validate53(data148["timestamps.format"], {instancePath:instancePath+"/evidence/timestamps.format",parentData:data148,parentDataProperty:"timestamps.format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["fields.unset"] !== undefined){
if(!(validate53(data148["fields.unset"], {instancePath:instancePath+"/evidence/fields.unset",parentData:data148,parentDataProperty:"fields.unset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["fields.unset-list"] !== undefined){
if(!(validate53(data148["fields.unset-list"], {instancePath:instancePath+"/evidence/fields.unset-list",parentData:data148,parentDataProperty:"fields.unset-list",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.fields.url"] !== undefined){
if(!(validate53(data148["links.fields.url"], {instancePath:instancePath+"/evidence/links.fields.url",parentData:data148,parentDataProperty:"links.fields.url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.fields.alias"] !== undefined){
if(!(validate53(data148["links.fields.alias"], {instancePath:instancePath+"/evidence/links.fields.alias",parentData:data148,parentDataProperty:"links.fields.alias",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.fields.domain_id"] !== undefined){
if(!(validate53(data148["links.fields.domain_id"], {instancePath:instancePath+"/evidence/links.fields.domain_id",parentData:data148,parentDataProperty:"links.fields.domain_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.fields.space_id"] !== undefined){
if(!(validate53(data148["links.fields.space_id"], {instancePath:instancePath+"/evidence/links.fields.space_id",parentData:data148,parentDataProperty:"links.fields.space_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.fields.pixel_ids"] !== undefined){
if(!(validate53(data148["links.fields.pixel_ids"], {instancePath:instancePath+"/evidence/links.fields.pixel_ids",parentData:data148,parentDataProperty:"links.fields.pixel_ids",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.fields.disabled"] !== undefined){
if(!(validate53(data148["links.fields.disabled"], {instancePath:instancePath+"/evidence/links.fields.disabled",parentData:data148,parentDataProperty:"links.fields.disabled",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.fields.privacy"] !== undefined){
if(!(validate53(data148["links.fields.privacy"], {instancePath:instancePath+"/evidence/links.fields.privacy",parentData:data148,parentDataProperty:"links.fields.privacy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.fields.expiration_url"] !== undefined){
if(!(validate53(data148["links.fields.expiration_url"], {instancePath:instancePath+"/evidence/links.fields.expiration_url",parentData:data148,parentDataProperty:"links.fields.expiration_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.fields.expiration_date"] !== undefined){
if(!(validate53(data148["links.fields.expiration_date"], {instancePath:instancePath+"/evidence/links.fields.expiration_date",parentData:data148,parentDataProperty:"links.fields.expiration_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.fields.expiration_time"] !== undefined){
if(!(validate53(data148["links.fields.expiration_time"], {instancePath:instancePath+"/evidence/links.fields.expiration_time",parentData:data148,parentDataProperty:"links.fields.expiration_time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.fields.expiration_clicks"] !== undefined){
if(!(validate53(data148["links.fields.expiration_clicks"], {instancePath:instancePath+"/evidence/links.fields.expiration_clicks",parentData:data148,parentDataProperty:"links.fields.expiration_clicks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.fields.target_type"] !== undefined){
if(!(validate53(data148["links.fields.target_type"], {instancePath:instancePath+"/evidence/links.fields.target_type",parentData:data148,parentDataProperty:"links.fields.target_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.fields.country"] !== undefined){
if(!(validate53(data148["links.fields.country"], {instancePath:instancePath+"/evidence/links.fields.country",parentData:data148,parentDataProperty:"links.fields.country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.fields.platform"] !== undefined){
if(!(validate53(data148["links.fields.platform"], {instancePath:instancePath+"/evidence/links.fields.platform",parentData:data148,parentDataProperty:"links.fields.platform",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.fields.language"] !== undefined){
if(!(validate53(data148["links.fields.language"], {instancePath:instancePath+"/evidence/links.fields.language",parentData:data148,parentDataProperty:"links.fields.language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.fields.rotation"] !== undefined){
if(!(validate53(data148["links.fields.rotation"], {instancePath:instancePath+"/evidence/links.fields.rotation",parentData:data148,parentDataProperty:"links.fields.rotation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.derived"] !== undefined){
if(!(validate53(data148["links.derived"], {instancePath:instancePath+"/evidence/links.derived",parentData:data148,parentDataProperty:"links.derived",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.title"] !== undefined){
if(!(validate53(data148["links.title"], {instancePath:instancePath+"/evidence/links.title",parentData:data148,parentDataProperty:"links.title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.secrets"] !== undefined){
if(!(validate53(data148["links.secrets"], {instancePath:instancePath+"/evidence/links.secrets",parentData:data148,parentDataProperty:"links.secrets",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["pixels.fields.name"] !== undefined){
if(!(validate53(data148["pixels.fields.name"], {instancePath:instancePath+"/evidence/pixels.fields.name",parentData:data148,parentDataProperty:"pixels.fields.name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["pixels.fields.type"] !== undefined){
if(!(validate53(data148["pixels.fields.type"], {instancePath:instancePath+"/evidence/pixels.fields.type",parentData:data148,parentDataProperty:"pixels.fields.type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["pixels.fields.value"] !== undefined){
if(!(validate53(data148["pixels.fields.value"], {instancePath:instancePath+"/evidence/pixels.fields.value",parentData:data148,parentDataProperty:"pixels.fields.value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["pixels.derived"] !== undefined){
if(!(validate53(data148["pixels.derived"], {instancePath:instancePath+"/evidence/pixels.derived",parentData:data148,parentDataProperty:"pixels.derived",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.create.status"] !== undefined){
if(!(validate53(data148["links.create.status"], {instancePath:instancePath+"/evidence/links.create.status",parentData:data148,parentDataProperty:"links.create.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.update.status"] !== undefined){
if(!(validate53(data148["links.update.status"], {instancePath:instancePath+"/evidence/links.update.status",parentData:data148,parentDataProperty:"links.update.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.delete.status"] !== undefined){
if(!(validate53(data148["links.delete.status"], {instancePath:instancePath+"/evidence/links.delete.status",parentData:data148,parentDataProperty:"links.delete.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["pixels.create.status"] !== undefined){
if(!(validate53(data148["pixels.create.status"], {instancePath:instancePath+"/evidence/pixels.create.status",parentData:data148,parentDataProperty:"pixels.create.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["pixels.update.status"] !== undefined){
if(!(validate53(data148["pixels.update.status"], {instancePath:instancePath+"/evidence/pixels.update.status",parentData:data148,parentDataProperty:"pixels.update.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["pixels.delete.status"] !== undefined){
if(!(validate53(data148["pixels.delete.status"], {instancePath:instancePath+"/evidence/pixels.delete.status",parentData:data148,parentDataProperty:"pixels.delete.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.create.required"] !== undefined){
if(!(validate53(data148["links.create.required"], {instancePath:instancePath+"/evidence/links.create.required",parentData:data148,parentDataProperty:"links.create.required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["pixels.create.required"] !== undefined){
if(!(validate53(data148["pixels.create.required"], {instancePath:instancePath+"/evidence/pixels.create.required",parentData:data148,parentDataProperty:"pixels.create.required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.domain-synonym"] !== undefined){
if(!(validate53(data148["links.domain-synonym"], {instancePath:instancePath+"/evidence/links.domain-synonym",parentData:data148,parentDataProperty:"links.domain-synonym",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.update.partial"] !== undefined){
if(!(validate53(data148["links.update.partial"], {instancePath:instancePath+"/evidence/links.update.partial",parentData:data148,parentDataProperty:"links.update.partial",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.update.empty-body"] !== undefined){
if(!(validate53(data148["links.update.empty-body"], {instancePath:instancePath+"/evidence/links.update.empty-body",parentData:data148,parentDataProperty:"links.update.empty-body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["update.patch"] !== undefined){
if(!(validate53(data148["update.patch"], {instancePath:instancePath+"/evidence/update.patch",parentData:data148,parentDataProperty:"update.patch",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.update.domain"] !== undefined){
if(!(validate53(data148["links.update.domain"], {instancePath:instancePath+"/evidence/links.update.domain",parentData:data148,parentDataProperty:"links.update.domain",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["input.empty-value"] !== undefined){
if(!(validate53(data148["input.empty-value"], {instancePath:instancePath+"/evidence/input.empty-value",parentData:data148,parentDataProperty:"input.empty-value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["input.unknown-field"] !== undefined){
if(!(validate53(data148["input.unknown-field"], {instancePath:instancePath+"/evidence/input.unknown-field",parentData:data148,parentDataProperty:"input.unknown-field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["input.duplicate-field"] !== undefined){
if(!(validate53(data148["input.duplicate-field"], {instancePath:instancePath+"/evidence/input.duplicate-field",parentData:data148,parentDataProperty:"input.duplicate-field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["input.encoding"] !== undefined){
if(!(validate53(data148["input.encoding"], {instancePath:instancePath+"/evidence/input.encoding",parentData:data148,parentDataProperty:"input.encoding",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["input.content-type"] !== undefined){
if(!(validate53(data148["input.content-type"], {instancePath:instancePath+"/evidence/input.content-type",parentData:data148,parentDataProperty:"input.content-type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["input.query-fields"] !== undefined){
if(!(validate53(data148["input.query-fields"], {instancePath:instancePath+"/evidence/input.query-fields",parentData:data148,parentDataProperty:"input.query-fields",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["input.id-lists"] !== undefined){
if(!(validate53(data148["input.id-lists"], {instancePath:instancePath+"/evidence/input.id-lists",parentData:data148,parentDataProperty:"input.id-lists",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["input.list-index-gaps"] !== undefined){
if(!(validate53(data148["input.list-index-gaps"], {instancePath:instancePath+"/evidence/input.list-index-gaps",parentData:data148,parentDataProperty:"input.list-index-gaps",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["input.list-row-incomplete"] !== undefined){
if(!(validate53(data148["input.list-row-incomplete"], {instancePath:instancePath+"/evidence/input.list-row-incomplete",parentData:data148,parentDataProperty:"input.list-row-incomplete",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["input.lists-on-update"] !== undefined){
if(!(validate53(data148["input.lists-on-update"], {instancePath:instancePath+"/evidence/input.lists-on-update",parentData:data148,parentDataProperty:"input.lists-on-update",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.alias.rule"] !== undefined){
if(!(validate53(data148["links.alias.rule"], {instancePath:instancePath+"/evidence/links.alias.rule",parentData:data148,parentDataProperty:"links.alias.rule",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.alias.generated"] !== undefined){
if(!(validate53(data148["links.alias.generated"], {instancePath:instancePath+"/evidence/links.alias.generated",parentData:data148,parentDataProperty:"links.alias.generated",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.alias.unique"] !== undefined){
if(!(validate53(data148["links.alias.unique"], {instancePath:instancePath+"/evidence/links.alias.unique",parentData:data148,parentDataProperty:"links.alias.unique",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.url.rule"] !== undefined){
if(!(validate53(data148["links.url.rule"], {instancePath:instancePath+"/evidence/links.url.rule",parentData:data148,parentDataProperty:"links.url.rule",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["references.unknown"] !== undefined){
if(!(validate53(data148["references.unknown"], {instancePath:instancePath+"/evidence/references.unknown",parentData:data148,parentDataProperty:"references.unknown",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.privacy.password"] !== undefined){
if(!(validate53(data148["links.privacy.password"], {instancePath:instancePath+"/evidence/links.privacy.password",parentData:data148,parentDataProperty:"links.privacy.password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.password.meaning"] !== undefined){
if(!(validate53(data148["links.password.meaning"], {instancePath:instancePath+"/evidence/links.password.meaning",parentData:data148,parentDataProperty:"links.password.meaning",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.target-type.undocumented"] !== undefined){
if(!(validate53(data148["links.target-type.undocumented"], {instancePath:instancePath+"/evidence/links.target-type.undocumented",parentData:data148,parentDataProperty:"links.target-type.undocumented",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.targeting.inactive"] !== undefined){
if(!(validate53(data148["links.targeting.inactive"], {instancePath:instancePath+"/evidence/links.targeting.inactive",parentData:data148,parentDataProperty:"links.targeting.inactive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.targeting.keys"] !== undefined){
if(!(validate53(data148["links.targeting.keys"], {instancePath:instancePath+"/evidence/links.targeting.keys",parentData:data148,parentDataProperty:"links.targeting.keys",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["pixels.delete.attached"] !== undefined){
if(!(validate53(data148["pixels.delete.attached"], {instancePath:instancePath+"/evidence/pixels.delete.attached",parentData:data148,parentDataProperty:"pixels.delete.attached",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.expiration.zone"] !== undefined){
if(!(validate53(data148["links.expiration.zone"], {instancePath:instancePath+"/evidence/links.expiration.zone",parentData:data148,parentDataProperty:"links.expiration.zone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.expiration.date-only"] !== undefined){
if(!(validate53(data148["links.expiration.date-only"], {instancePath:instancePath+"/evidence/links.expiration.date-only",parentData:data148,parentDataProperty:"links.expiration.date-only",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.expiration.time-only"] !== undefined){
if(!(validate53(data148["links.expiration.time-only"], {instancePath:instancePath+"/evidence/links.expiration.time-only",parentData:data148,parentDataProperty:"links.expiration.time-only",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.expiration.past"] !== undefined){
if(!(validate53(data148["links.expiration.past"], {instancePath:instancePath+"/evidence/links.expiration.past",parentData:data148,parentDataProperty:"links.expiration.past",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.expiration.clicks"] !== undefined){
if(!(validate53(data148["links.expiration.clicks"], {instancePath:instancePath+"/evidence/links.expiration.clicks",parentData:data148,parentDataProperty:"links.expiration.clicks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["links.status.precedence"] !== undefined){
if(!(validate53(data148["links.status.precedence"], {instancePath:instancePath+"/evidence/links.status.precedence",parentData:data148,parentDataProperty:"links.status.precedence",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["search.match"] !== undefined){
if(!(validate53(data148["search.match"], {instancePath:instancePath+"/evidence/search.match",parentData:data148,parentDataProperty:"search.match",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["sort.order"] !== undefined){
if(!(validate53(data148["sort.order"], {instancePath:instancePath+"/evidence/sort.order",parentData:data148,parentDataProperty:"sort.order",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["auth.missing"] !== undefined){
if(!(validate53(data148["auth.missing"], {instancePath:instancePath+"/evidence/auth.missing",parentData:data148,parentDataProperty:"auth.missing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["auth.invalid"] !== undefined){
if(!(validate53(data148["auth.invalid"], {instancePath:instancePath+"/evidence/auth.invalid",parentData:data148,parentDataProperty:"auth.invalid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["auth.header"] !== undefined){
if(!(validate53(data148["auth.header"], {instancePath:instancePath+"/evidence/auth.header",parentData:data148,parentDataProperty:"auth.header",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["auth.malformed"] !== undefined){
if(!(validate53(data148["auth.malformed"], {instancePath:instancePath+"/evidence/auth.malformed",parentData:data148,parentDataProperty:"auth.malformed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["auth.challenge"] !== undefined){
if(!(validate53(data148["auth.challenge"], {instancePath:instancePath+"/evidence/auth.challenge",parentData:data148,parentDataProperty:"auth.challenge",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["auth.scope"] !== undefined){
if(!(validate53(data148["auth.scope"], {instancePath:instancePath+"/evidence/auth.scope",parentData:data148,parentDataProperty:"auth.scope",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["errors.body"] !== undefined){
if(!(validate53(data148["errors.body"], {instancePath:instancePath+"/evidence/errors.body",parentData:data148,parentDataProperty:"errors.body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["errors.validation.status"] !== undefined){
if(!(validate53(data148["errors.validation.status"], {instancePath:instancePath+"/evidence/errors.validation.status",parentData:data148,parentDataProperty:"errors.validation.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["errors.validation.body"] !== undefined){
if(!(validate53(data148["errors.validation.body"], {instancePath:instancePath+"/evidence/errors.validation.body",parentData:data148,parentDataProperty:"errors.validation.body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["errors.fields"] !== undefined){
if(!(validate53(data148["errors.fields"], {instancePath:instancePath+"/evidence/errors.fields",parentData:data148,parentDataProperty:"errors.fields",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["errors.not-found"] !== undefined){
if(!(validate53(data148["errors.not-found"], {instancePath:instancePath+"/evidence/errors.not-found",parentData:data148,parentDataProperty:"errors.not-found",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["errors.method"] !== undefined){
if(!(validate53(data148["errors.method"], {instancePath:instancePath+"/evidence/errors.method",parentData:data148,parentDataProperty:"errors.method",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["errors.too-large"] !== undefined){
if(!(validate53(data148["errors.too-large"], {instancePath:instancePath+"/evidence/errors.too-large",parentData:data148,parentDataProperty:"errors.too-large",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["errors.precedence"] !== undefined){
if(!(validate53(data148["errors.precedence"], {instancePath:instancePath+"/evidence/errors.precedence",parentData:data148,parentDataProperty:"errors.precedence",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["errors.malformed"] !== undefined){
if(!(validate53(data148["errors.malformed"], {instancePath:instancePath+"/evidence/errors.malformed",parentData:data148,parentDataProperty:"errors.malformed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["errors.unavailable"] !== undefined){
if(!(validate53(data148["errors.unavailable"], {instancePath:instancePath+"/evidence/errors.unavailable",parentData:data148,parentDataProperty:"errors.unavailable",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["limits.rate"] !== undefined){
if(!(validate53(data148["limits.rate"], {instancePath:instancePath+"/evidence/limits.rate",parentData:data148,parentDataProperty:"limits.rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["http.head"] !== undefined){
if(!(validate53(data148["http.head"], {instancePath:instancePath+"/evidence/http.head",parentData:data148,parentDataProperty:"http.head",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["http.cors"] !== undefined){
if(!(validate53(data148["http.cors"], {instancePath:instancePath+"/evidence/http.cors",parentData:data148,parentDataProperty:"http.cors",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["http.trailing-slash"] !== undefined){
if(!(validate53(data148["http.trailing-slash"], {instancePath:instancePath+"/evidence/http.trailing-slash",parentData:data148,parentDataProperty:"http.trailing-slash",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data148["http.accept"] !== undefined){
if(!(validate53(data148["http.accept"], {instancePath:instancePath+"/evidence/http.accept",parentData:data148,parentDataProperty:"http.accept",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err247 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.evidence.type,parentSchema:schema19.properties.evidence,data:data148};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
}
}
else {
const err248 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
