// Generated from spec/ by `npm run generate`. Do not edit.
"use strict";
export const checkDialect = validate52;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Dialect","description":"How a server of the link-shortening interface writes its responses (shapes) and behaves (answers). What is left out is as in the default dialect.","type":"object","properties":{"$schema":{"description":"Where this schema is, for editors.","type":"string"},"name":{"description":"A short name for people.","type":"string","minLength":1,"maxLength":100},"observed":{"description":"The day the answers were seen on a server, YYYY-MM-DD.","type":"string","format":"date"},"server":{"description":"Where they were seen: its address, without a key.","$ref":"#/$defs/line"},"shapes":{"description":"How responses are written: the JSON of responses, with values marked in it.","type":"object","properties":{"link":{"description":"A link, in responses about it and in lists.","$ref":"#/$defs/shape"},"pixel":{"description":"A pixel.","$ref":"#/$defs/shape"},"listed":{"description":"A record in a list, where it is written otherwise there.","type":"object","properties":{"links":{"$ref":"#/$defs/shape"},"pixels":{"$ref":"#/$defs/shape"}},"additionalProperties":false},"ids":{"description":"Identifiers, in records and in paths: $number, $opaque, or a text with one of them such as lnk_{opaque}.","type":"object","properties":{"links":{"$ref":"#/$defs/shape"},"pixels":{"$ref":"#/$defs/shape"}},"additionalProperties":false},"record":{"description":"A response about one record, which shows $record.","$ref":"#/$defs/response"},"list":{"description":"A page of a list, which shows $records.","$ref":"#/$defs/response"},"created":{"description":"What takes from record all that it leaves out: the response to a create.","$ref":"#/$defs/response"},"updated":{"description":"What takes from record all that it leaves out: the response to an update.","$ref":"#/$defs/response"},"deleted":{"description":"The response to a delete.","$ref":"#/$defs/response"},"links":{"description":"What is so for links alone.","type":"object","properties":{"record":{"description":"A response about one record, which shows $record.","$ref":"#/$defs/response"},"list":{"description":"A page of a list, which shows $records.","$ref":"#/$defs/response"},"created":{"description":"What takes from record all that it leaves out: the response to a create.","$ref":"#/$defs/response"},"updated":{"description":"What takes from record all that it leaves out: the response to an update.","$ref":"#/$defs/response"},"deleted":{"description":"The response to a delete.","$ref":"#/$defs/response"}},"additionalProperties":false},"pixels":{"description":"What is so for pixels alone.","type":"object","properties":{"record":{"description":"A response about one record, which shows $record.","$ref":"#/$defs/response"},"list":{"description":"A page of a list, which shows $records.","$ref":"#/$defs/response"},"created":{"description":"What takes from record all that it leaves out: the response to a create.","$ref":"#/$defs/response"},"updated":{"description":"What takes from record all that it leaves out: the response to an update.","$ref":"#/$defs/response"},"deleted":{"description":"The response to a delete.","$ref":"#/$defs/response"}},"additionalProperties":false},"errors":{"description":"Errors, by what is wrong.","type":"object","properties":{"error":{"description":"Every error; the others take from it what they leave out.","$ref":"#/$defs/refusedResponse"},"unauthenticated":{"description":"A request without a key.","$ref":"#/$defs/refusedResponse"},"wrong_key":{"description":"A key that is not valid.","$ref":"#/$defs/refusedResponse"},"not_found":{"description":"An identifier that no record has.","$ref":"#/$defs/refusedResponse"},"malformed_id":{"description":"An identifier that cannot be one.","$ref":"#/$defs/refusedResponse"},"no_path":{"description":"A path that the interface does not have.","$ref":"#/$defs/refusedResponse"},"reference":{"description":"An identifier in the input or in a filter that no record has, where that is about no field.","$ref":"#/$defs/refusedResponse"},"parameter":{"description":"A page behind the last or another parameter that a list does not take, where that is about no field.","$ref":"#/$defs/refusedResponse"},"no_fields":{"description":"An update that sends nothing, where that is about no field.","$ref":"#/$defs/refusedResponse"},"method":{"description":"A method that the path does not have.","$ref":"#/$defs/refusedResponse"},"accept":{"description":"A request that does not accept JSON.","$ref":"#/$defs/refusedResponse"},"media_type":{"description":"A body of a media type that is not read.","$ref":"#/$defs/refusedResponse"},"too_large":{"description":"A body that is too large.","$ref":"#/$defs/refusedResponse"},"invalid":{"description":"Fields that are missing or malformed.","$ref":"#/$defs/refusedResponse"},"conflict":{"description":"An alias that is taken, or a pixel that is in use, with a status of its own.","$ref":"#/$defs/refusedResponse"},"rate_limited":{"description":"A key that has sent too many requests.","$ref":"#/$defs/refusedResponse"},"unavailable":{"description":"A request that cannot be taken on just now.","$ref":"#/$defs/refusedResponse"},"unreadable":{"description":"What cannot be read as HTTP.","$ref":"#/$defs/refusedResponse"},"failed":{"description":"A request that the server failed to answer.","$ref":"#/$defs/refusedResponse"}},"additionalProperties":false}},"additionalProperties":false},"answers":{"description":"How it behaves: answers by question. How it writes is said by shapes, where there are any.","type":"object","properties":{"record.root":{"title":"record.root (§4.3)","$ref":"#/$defs/pointer","description":"Where does an answer about one record hold it?","default":"/data","examples":["","/result"]},"record.status-member":{"title":"record.status-member (§4.3)","$ref":"#/$defs/template","description":"What does a success body carry beside its data?","default":{"status":"$status"},"examples":[{},{"ok":true}]},"list.items":{"title":"list.items (§4.3)","$ref":"#/$defs/pointer","description":"Where does a list answer hold its records?","default":"/data","examples":["","/result/items"]},"list.total":{"title":"list.total (§4.3)","$ref":"#/$defs/place","description":"Where does a list tell how many records there are in all?","default":"/meta/total","examples":["header X-Total-Count","/result/paging/total","none"]},"list.pagination":{"title":"list.pagination (§4.3)","description":"What else does a list tell about its pages, and where?\nPlace of each fact that is told. Pages: first, last, prev, next are page addresses that keep the query (null at the ends); pages is the list of page buttons; cursor is the key of the next page.","type":"object","propertyNames":{"enum":["first","last","prev","next","current_page","from","last_page","pages","path","per_page","to","cursor"]},"additionalProperties":{"$ref":"#/$defs/place"},"default":{"first":"/links/first","last":"/links/last","prev":"/links/prev","next":"/links/next","current_page":"/meta/current_page","from":"/meta/from","last_page":"/meta/last_page","pages":"/meta/links","path":"/meta/path","per_page":"/meta/per_page","to":"/meta/to"},"examples":[{},{"first":"header Link","last":"header Link","prev":"header Link","next":"header Link"},{"current_page":"/result/paging/page","last_page":"/result/paging/pages","per_page":"/result/paging/size"}]},"list.page-parameter":{"title":"list.page-parameter (§4.3)","type":"object","properties":{"name":{"type":"string","minLength":1,"description":"Name of the query parameter."},"counts":{"type":"string","enum":["pages","records","cursor","ids"],"description":"What it counts; a cursor counts nothing, nor does ids: the record that a page follows."},"first":{"type":"integer","enum":[0,1],"description":"The number of the first page or record."}},"required":["name","counts"],"additionalProperties":false,"description":"How is a further page asked for?","default":{"name":"page","counts":"pages","first":1},"examples":[{"name":"offset","counts":"records","first":0},{"name":"cursor","counts":"cursor"}]},"list.page-beyond-last":{"title":"list.page-beyond-last (§4.3)","oneOf":[{"type":"string","enum":["empty","last-page"]},{"$ref":"#/$defs/refusal"}],"description":"What answers a page beyond the last? It is empty, or the last page in its place.","default":"empty","examples":["last-page",404]},"list.page-invalid":{"title":"list.page-invalid (§4.3)","oneOf":[{"type":"string","enum":["first-page"]},{"$ref":"#/$defs/refusal"}],"description":"What answers a page that is no page number (0, -1, abc)?","default":"first-page","examples":[422,400]},"list.per-page":{"title":"list.per-page (§8)","oneOf":[{"type":"string","enum":["ignored","larger","nearest","taken"],"description":"The default size; the next larger or the nearest size that is documented; or as many records, from 1 to 100."},{"$ref":"#/$defs/refusal"}],"description":"What answers a per_page outside its documented values?","default":422,"examples":["ignored","larger","nearest","taken",400]},"list.unknown-value":{"title":"list.unknown-value (§7)","oneOf":[{"$ref":"#/$defs/unknownValue"},{"type":"object","properties":{"default":{"$ref":"#/$defs/unknownValue"},"search_by":{"$ref":"#/$defs/unknownValue"},"status":{"$ref":"#/$defs/unknownValue"},"sort_by":{"$ref":"#/$defs/unknownValue"},"sort":{"$ref":"#/$defs/unknownValue"},"type":{"$ref":"#/$defs/unknownValue"}},"required":["default"],"additionalProperties":false}],"description":"What answers any other list parameter outside its documented values? Ignored, it counts as not sent; empty is a list without records. Where parameters differ, one answer is the default and some have their own.","default":422,"examples":["ignored",400,{"default":"ignored","type":"empty"},{"default":422,"status":400,"sort":"ignored"}]},"list.unknown-parameter":{"title":"list.unknown-parameter (§4.1)","oneOf":[{"type":"string","enum":["ignored"]},{"$ref":"#/$defs/refusal"}],"description":"What answers a list parameter that the document does not name?","default":"ignored","examples":[422]},"list.unknown-filter-id":{"title":"list.unknown-filter-id (§7)","oneOf":[{"$ref":"#/$defs/unknownFilter"},{"type":"object","properties":{"default":{"$ref":"#/$defs/unknownFilter"},"malformed":{"$ref":"#/$defs/unknownFilter"}},"required":["default","malformed"],"additionalProperties":false}],"description":"What answers a filter by an id that does not exist? One that cannot be an id at all may have an answer of its own.","default":"empty","examples":[422,{"default":"empty","malformed":400}]},"ids.type":{"title":"ids.type (§4.1)","type":"string","enum":["integer","string","digits"],"description":"What is the identifier of a record?","default":"integer","examples":["string","digits"]},"ids.malformed":{"title":"ids.malformed (§7)","$ref":"#/$defs/refusal","description":"What answers an identifier that cannot be one?","default":404,"examples":[400,422]},"timestamps.format":{"title":"timestamps.format (§4.3)","type":"string","enum":["iso-milliseconds","iso-microseconds","unix-seconds"],"description":"How is a moment written?","default":"iso-milliseconds","examples":["iso-microseconds","unix-seconds"]},"fields.unset":{"title":"fields.unset (§2.1)","type":"string","enum":["null","omitted","empty"],"description":"How is a field without a value shown?","default":"null","examples":["omitted","empty"]},"fields.unset-list":{"title":"fields.unset-list (§2.1)","type":"string","enum":["empty","null","omitted"],"description":"How is a list with nothing in it shown?","default":"empty","examples":["null","omitted"]},"links.fields.url":{"title":"links.fields.url (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its url, and how is it written?","default":{"at":"/url"},"examples":[{"at":"/long_url"},{"at":"/destination/url"}]},"links.fields.alias":{"title":"links.fields.alias (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its alias, and how is it written?","default":{"at":"/alias"},"examples":[{"at":"/slug"},{"at":null}]},"links.fields.domain_id":{"title":"links.fields.domain_id (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its domain_id, and how is it written?","default":{"at":"/domain_id"},"examples":[{"at":"/domain","as":"object"},{"at":"/domain_id","as":"text"}]},"links.fields.space_id":{"title":"links.fields.space_id (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its space_id, and how is it written?","default":{"at":"/space_id"},"examples":[{"at":"/space","as":"object"},{"at":null}]},"links.fields.pixel_ids":{"title":"links.fields.pixel_ids (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its pixel_ids, and how is it written?","default":{"at":"/pixel_ids"},"examples":[{"at":"/pixels","as":"object"},{"at":null}]},"links.fields.disabled":{"title":"links.fields.disabled (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its disabled, and how is it written?","default":{"at":"/disabled"},"examples":[{"at":"/disabled","values":{"0":false,"1":true}},{"at":"/enabled","values":{"0":true,"1":false}}]},"links.fields.privacy":{"title":"links.fields.privacy (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its privacy, and how is it written?","default":{"at":"/privacy"},"examples":[{"at":"/access/privacy","values":{"0":"public","1":"private","2":"password"}},{"at":"/privacy","as":"text"}]},"links.fields.expiration_url":{"title":"links.fields.expiration_url (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its expiration_url, and how is it written?","default":{"at":"/expiration_url"},"examples":[{"at":"/expiration/url"},{"at":null}]},"links.fields.expiration_date":{"title":"links.fields.expiration_date (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its expiration_date, and how is it written?","default":{"at":"/expiration_date"},"examples":[{"at":"/expiration/date"},{"at":null}]},"links.fields.expiration_time":{"title":"links.fields.expiration_time (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its expiration_time, and how is it written?","default":{"at":"/expiration_time"},"examples":[{"at":"/expiration/time"},{"at":null}]},"links.fields.expiration_clicks":{"title":"links.fields.expiration_clicks (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its expiration_clicks, and how is it written?","default":{"at":"/expiration_clicks"},"examples":[{"at":"/expiration/clicks"},{"at":null}]},"links.fields.target_type":{"title":"links.fields.target_type (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its target_type, and how is it written?","default":{"at":"/target_type"},"examples":[{"at":"/targeting/type","values":{"0":"none","1":"geographic","2":"platform","4":"rotation"}},{"at":null}]},"links.fields.country":{"title":"links.fields.country (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its country, and how is it written?","default":{"at":"/country"},"examples":[{"at":"/targeting/country","as":"map"},{"at":null}]},"links.fields.platform":{"title":"links.fields.platform (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its platform, and how is it written?","default":{"at":"/platform"},"examples":[{"at":"/targeting/platform","as":"map"},{"at":null}]},"links.fields.language":{"title":"links.fields.language (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its language, and how is it written?","default":{"at":"/language"},"examples":[{"at":"/targeting/language","as":"map"},{"at":null}]},"links.fields.rotation":{"title":"links.fields.rotation (§2.1)","$ref":"#/$defs/field","description":"Where does a link show its rotation, and how is it written?","default":{"at":"/rotation"},"examples":[{"at":"/targeting/rotation"},{"at":null}]},"links.derived":{"title":"links.derived (§2.1)","$ref":"#/$defs/linkFields","description":"What does a link show that was never sent?","default":{"id":{"at":"/id"},"short_url":{"at":"/short_url"},"title":{"at":"/title"},"clicks":{"at":"/clicks"},"status":{"at":"/status"},"created_at":{"at":"/created_at"},"updated_at":{"at":"/updated_at"}},"examples":[{"id":{"at":"/uid"},"clicks":{"at":"/stats/clicks"}},{"id":{"at":"/id"},"title":{"at":"/name"},"status":{"at":"/state","values":{"1":"active","2":"expired","3":"disabled"}}},{"id":{"at":"/id"},"title":{"at":"/title","as":"unset"}}]},"links.title":{"title":"links.title (§4.1)","type":"string","enum":["host-and-path","host","url","page","none"],"description":"Where does a link's title come from, there being no field for it? From its url, which it is the whole of, the host or the host and the path, or from the page.","default":"host-and-path","examples":["host","url","page","none"]},"links.secrets":{"title":"links.secrets (§2.1)","type":"string","enum":["booleans","omitted"],"description":"What does a link show of password and privacy_password?","default":"booleans","examples":["omitted"]},"pixels.fields.name":{"title":"pixels.fields.name (§2.2)","$ref":"#/$defs/field","description":"Where does a pixel show its name, and how is it written?","default":{"at":"/name"},"examples":[{"at":"/label"}]},"pixels.fields.type":{"title":"pixels.fields.type (§2.2)","$ref":"#/$defs/field","description":"Where does a pixel show its type, and how is it written?","default":{"at":"/type"},"examples":[{"at":"/kind"},{"at":"/type","values":{"google-ads":"google_ads","google-analytics":"google_analytics","google-tag-manager":"google_tag_manager"}}]},"pixels.fields.value":{"title":"pixels.fields.value (§2.2)","$ref":"#/$defs/field","description":"Where does a pixel show its value, and how is it written?","default":{"at":"/value"},"examples":[{"at":"/settings/value"},{"at":null}]},"pixels.derived":{"title":"pixels.derived (§2.2)","$ref":"#/$defs/pixelFields","description":"What does a pixel show that was never sent?","default":{"id":{"at":"/id"},"created_at":{"at":"/created_at"},"updated_at":{"at":"/updated_at"}},"examples":[{"id":{"at":"/uid"}},{"id":{"at":"/id"},"created_at":{"at":"/created"}}]},"links.create.status":{"title":"links.create.status (§4.3)","$ref":"#/$defs/success","description":"What answers a link that was created?","default":{"status":200,"body":"record"},"examples":[{"status":201,"body":"record"},{"status":201,"location":true,"body":"record"}]},"links.update.status":{"title":"links.update.status (§4.3)","$ref":"#/$defs/success","description":"What answers a link that was updated?","default":{"status":200,"body":"record"},"examples":[{"status":204,"body":"none"}]},"links.delete.status":{"title":"links.delete.status (§4.3)","$ref":"#/$defs/success","description":"What answers a link that was deleted?","default":{"status":200,"body":{"id":"$id","object":"$object","deleted":true,"status":"$status"}},"examples":[{"status":204,"body":"none"},{"status":200,"body":{"result":null}}]},"pixels.create.status":{"title":"pixels.create.status (§4.3)","$ref":"#/$defs/success","description":"What answers a pixel that was created?","default":{"status":200,"body":"record"},"examples":[{"status":201,"body":"record"},{"status":201,"location":true,"body":"record"}]},"pixels.update.status":{"title":"pixels.update.status (§4.3)","$ref":"#/$defs/success","description":"What answers a pixel that was updated?","default":{"status":200,"body":"record"},"examples":[{"status":204,"body":"none"}]},"pixels.delete.status":{"title":"pixels.delete.status (§4.3)","$ref":"#/$defs/success","description":"What answers a pixel that was deleted?","default":{"status":200,"body":{"id":"$id","object":"$object","deleted":true,"status":"$status"}},"examples":[{"status":204,"body":"none"},{"status":200,"body":{"result":null}}]},"links.create.required":{"title":"links.create.required (§4.3)","type":"array","items":{"type":"string","enum":["url","domain_id","alias"]},"uniqueItems":true,"contains":{"const":"url"},"description":"Which fields must a new link have? Without a domain it takes the account's first one.","default":["url"],"examples":[["url","domain_id"]]},"pixels.create.required":{"title":"pixels.create.required (§4.3)","type":"array","items":{"type":"string","enum":["name","type","value"]},"uniqueItems":true,"description":"Which fields must a new pixel have?","default":["name","type","value"],"examples":[["name","type"],["type","value"]]},"links.domain-synonym":{"title":"links.domain-synonym (§2.1)","type":"string","enum":["both","domain_id","domain"],"description":"Under which names may a new link's domain be sent? With both, domain_id wins.","default":"both","examples":["domain_id","domain"]},"links.update.partial":{"title":"links.update.partial (§4.1)","oneOf":[{"$ref":"#/$defs/unsentField"},{"type":"object","properties":{"default":{"$ref":"#/$defs/unsentField"},"space_id":{"$ref":"#/$defs/unsentField"},"pixel_ids":{"$ref":"#/$defs/unsentField"},"password":{"$ref":"#/$defs/unsentField"},"privacy_password":{"$ref":"#/$defs/unsentField"},"disabled":{"$ref":"#/$defs/unsentField"},"privacy":{"$ref":"#/$defs/unsentField"},"expiration_url":{"$ref":"#/$defs/unsentField"},"expiration_date":{"$ref":"#/$defs/unsentField"},"expiration_time":{"$ref":"#/$defs/unsentField"},"expiration_clicks":{"$ref":"#/$defs/unsentField"},"target_type":{"$ref":"#/$defs/unsentField"},"country":{"$ref":"#/$defs/unsentField"},"platform":{"$ref":"#/$defs/unsentField"},"language":{"$ref":"#/$defs/unsentField"},"rotation":{"$ref":"#/$defs/unsentField"}},"required":["default"],"additionalProperties":false}],"description":"Does an update, of a link or a pixel, keep what it does not send? What it replaces has no value afterwards. Where fields of a link differ, one answer is the default and some have their own.","default":"keeps","examples":["replaces",{"default":"keeps","pixel_ids":"replaces"}]},"links.update.empty-body":{"title":"links.update.empty-body (§4.3)","oneOf":[{"type":"string","enum":["unchanged"]},{"$ref":"#/$defs/refusal"}],"description":"What answers an update, of a link or a pixel, that sends nothing?","default":"unchanged","examples":[422]},"update.patch":{"title":"update.patch (§4.1)","oneOf":[{"type":"string","enum":["as-put"]},{"$ref":"#/$defs/refusedMethod"}],"description":"What answers PATCH on a record?","default":405,"examples":["as-put"]},"links.update.domain":{"title":"links.update.domain (§4.1)","oneOf":[{"type":"string","enum":["ignored"]},{"$ref":"#/$defs/refusal"}],"description":"What becomes of domain_id on an update?","default":"ignored","examples":[422]},"links.title.on-update":{"title":"links.title.on-update (§4.1)","type":"string","enum":["follows","kept"],"description":"What becomes of a title that was made for a link when its url changes?","default":"follows","examples":["kept"]},"input.empty-value":{"title":"input.empty-value (§4.3)","type":"object","properties":{"optional":{"description":"What becomes of a field that may be left out.","type":"string","enum":["clears","absent","refused"]},"links":{"description":"What an update of a link does with a field that a new link must have.","type":"string","enum":["refused","absent"]},"pixels":{"description":"What an update of a pixel does with a field that a new pixel must have.","type":"string","enum":["refused","absent"]}},"additionalProperties":false,"description":"What does a field that is sent empty mean? Cleared, it is as though a create had not sent it. A create without a required field is refused. An empty parameter of a list is one that was not sent.","default":{"optional":"clears","links":"refused","pixels":"refused"},"examples":[{"optional":"absent","links":"absent","pixels":"absent"},{"optional":"refused","links":"refused","pixels":"refused"},{"optional":"clears","links":"absent","pixels":"refused"}]},"input.unknown-field":{"title":"input.unknown-field (§4.3)","oneOf":[{"type":"string","enum":["ignored"]},{"$ref":"#/$defs/refusal"}],"description":"What becomes of a field that the document does not name?","default":"ignored","examples":[422]},"input.duplicate-field":{"title":"input.duplicate-field (§4.3)","type":"string","enum":["last","first"],"description":"Which value counts when a field is sent twice?","default":"last","examples":["first"]},"input.encoding":{"title":"input.encoding (§7)","oneOf":[{"type":"string","enum":["kept"]},{"$ref":"#/$defs/refusal"}],"description":"What becomes of bad percent-encoding or bytes that are not UTF-8?","default":"kept","examples":[400]},"input.content-type":{"title":"input.content-type (§7)","type":"object","properties":{"also":{"description":"Media types read as well.","type":"array","items":{"type":"string","enum":["json","multipart"]},"uniqueItems":true},"otherwise":{"description":"What becomes of the rest - refused with this status, or its fields read as absent.","oneOf":[{"type":"string","enum":["absent"]},{"$ref":"#/$defs/refusal"}]}},"required":["also","otherwise"],"additionalProperties":false,"description":"What becomes of a body that is not form-encoded? Empty bodies, and bodies of GET and DELETE, are never looked at.","default":{"also":[],"otherwise":415},"examples":[{"also":["json"],"otherwise":415},{"also":["json","multipart"],"otherwise":415},{"also":[],"otherwise":"absent"}]},"input.query-fields":{"title":"input.query-fields (§4)","type":"string","enum":["ignored","read"],"description":"What becomes of fields in the query string of a POST or PUT?","default":"ignored","examples":["read"]},"input.id-lists":{"title":"input.id-lists (§2.1)","type":"string","enum":["brackets","comma"],"description":"How is a list of ids written? Brackets with or without an index always; one bare value is a list of one, and an id sent twice counts once.","default":"brackets","examples":["comma"]},"input.list-index-gaps":{"title":"input.list-index-gaps (§2.1)","oneOf":[{"type":"string","enum":["closed"]},{"$ref":"#/$defs/refusal"}],"description":"What becomes of gaps in the indexes of a list? Closed in index order; errors name the index that was sent.","default":"closed","examples":[422]},"input.list-row-incomplete":{"title":"input.list-row-incomplete (§2.1)","oneOf":[{"type":"string","enum":["dropped"]},{"$ref":"#/$defs/refusal"}],"description":"What becomes of a row without its key or its value?","default":422,"examples":["dropped"]},"input.lists-on-update":{"title":"input.lists-on-update (§4.1)","type":"string","enum":["replaces","merges"],"description":"What does a list do that is sent on an update? Not sent it is kept; sent empty it is cleared.","default":"replaces","examples":["merges"]},"links.alias.rule":{"title":"links.alias.rule (§2.1)","type":"object","properties":{"pattern":{"type":"string","format":"regex","description":"Regular expression of an alias."},"case":{"type":"string","enum":["sensitive","insensitive"],"description":"Whether case tells two aliases apart."}},"required":["pattern","case"],"additionalProperties":false,"description":"Which aliases are allowed, and does their case count?","default":{"pattern":"^[A-Za-z0-9_-]{1,255}$","case":"sensitive"},"examples":[{"pattern":"^[a-z0-9-]{3,50}$","case":"insensitive"}]},"links.alias.generated":{"title":"links.alias.generated (§2.1)","oneOf":[{"type":"integer","minimum":3,"maximum":32,"description":"As many characters as this."},{"description":"As many characters as lie between these, both included.","type":"object","properties":{"least":{"type":"integer","minimum":3,"maximum":32},"most":{"type":"integer","minimum":3,"maximum":32}},"required":["least","most"],"additionalProperties":false},{"type":"string","enum":["words","none"]}],"description":"How long is an alias that the service makes itself? Words is two words and a number, such as brave-otter-42. With none a link that is sent without an alias has none, and its short address ends in a code of its own.","default":6,"examples":[5,8,{"least":4,"most":7},"words","none"]},"links.alias.unique":{"title":"links.alias.unique (§2.1)","type":"object","properties":{"scope":{"type":"string","enum":["domain","account"]},"status":{"$ref":"#/$defs/refusal"}},"required":["scope","status"],"additionalProperties":false,"description":"Among what is an alias unique, and what answers a taken one?","default":{"scope":"domain","status":422},"examples":[{"scope":"domain","status":409},{"scope":"domain","status":400},{"scope":"account","status":422}]},"links.url.rule":{"title":"links.url.rule (§2.1)","type":"object","properties":{"schemes":{"description":"Allowed schemes; empty allows any.","type":"array","items":{"type":"string","pattern":"^[a-z][a-z0-9+.-]*$"}},"length":{"type":"integer","minimum":1,"description":"Greatest length in characters."}},"required":["schemes","length"],"additionalProperties":false,"description":"Which destinations are allowed?","default":{"schemes":["http","https"],"length":2048},"examples":[{"schemes":[],"length":2048}]},"references.unknown":{"title":"references.unknown (§7)","oneOf":[{"$ref":"#/$defs/unknownReference"},{"type":"object","properties":{"default":{"$ref":"#/$defs/unknownReference"},"domain_id":{"$ref":"#/$defs/unknownReference"},"space_id":{"$ref":"#/$defs/unknownReference"},"pixel_ids":{"$ref":"#/$defs/unknownReference"}},"required":["default"],"additionalProperties":false}],"description":"What becomes of a domain, space or pixel id that does not exist? Where these differ, one answer is the default and some fields have their own.","default":422,"examples":["ignored",{"default":422,"pixel_ids":"ignored"},{"default":"ignored","domain_id":404}]},"links.privacy.password":{"title":"links.privacy.password (§2.1)","oneOf":[{"type":"string","enum":["accepted"]},{"$ref":"#/$defs/refusal"}],"description":"What becomes of privacy 2 without a privacy_password?","default":422,"examples":["accepted"]},"links.password.meaning":{"title":"links.password.meaning (§2.1)","type":"string","enum":["separate","same"],"description":"Are password (guards the redirect) and privacy_password (guards the statistics page) two things? The interface only stores them.","default":"separate","examples":["same"]},"links.target-type.undocumented":{"title":"links.target-type.undocumented (§2.1)","oneOf":[{"type":"string","enum":["accepted"]},{"$ref":"#/$defs/refusal"}],"description":"What becomes of target_type 3, which the document passes over?","default":422,"examples":["accepted"]},"links.target-type.unsent":{"title":"links.target-type.unsent (§2.1)","type":"string","enum":["unchanged","by-list"],"description":"What target_type has a link that is sent with a targeting list and without a target_type? The one it has, or, by list, the one that names the list, the lowest where several are sent.","default":"unchanged","examples":["by-list"]},"links.targeting.inactive":{"title":"links.targeting.inactive (§2.1)","type":"string","enum":["kept","dropped","all-dropped"],"description":"What becomes of a targeting list that target_type does not name? Dropped are the others without the languages, which no documented target_type names; all-dropped are these too.","default":"kept","examples":["dropped","all-dropped"]},"links.targeting.keys":{"title":"links.targeting.keys (§2.1)","oneOf":[{"$ref":"#/$defs/targetKeys"},{"type":"object","properties":{"default":{"$ref":"#/$defs/targetKeys"},"country":{"$ref":"#/$defs/targetKeys"},"platform":{"$ref":"#/$defs/targetKeys"},"language":{"$ref":"#/$defs/targetKeys"}},"required":["default"],"additionalProperties":false}],"description":"Which keys do targeting lists take? Strict is ISO 3166-1 alpha-2 in capitals for countries, ISO 639-1 in small letters for languages, and the document's platforms to the letter. A key in another case is shown in its own, or, with any-case-kept, as it was sent. Any text is shown as it was sent, or, with any-text-cased, a known key in its own case. Where lists differ, one answer is the default and some have their own.","default":"strict","examples":["any-case","any-case-kept","any-text","any-text-cased",{"default":"any-text","platform":"strict"}]},"pixels.delete.attached":{"title":"pixels.delete.attached (§4.2)","oneOf":[{"type":"string","enum":["detached"]},{"$ref":"#/$defs/refusal"}],"description":"What becomes of a pixel that links use when it is deleted? Detached, their time of update stays as it was.","default":"detached","examples":[409]},"links.expiration.zone":{"title":"links.expiration.zone (§2.1)","type":"string","minLength":1,"description":"In which time zone does a link expire?\nIANA time zone name.","default":"UTC","examples":["America/New_York"]},"links.expiration.date-only":{"title":"links.expiration.date-only (§2.1)","type":"string","enum":["start-of-day","end-of-day","last-minute","last-second"],"description":"When does a link expire that has a date and no time? End-of-day is the midnight that ends it; last-minute is 23:59 and last-second 23:59:59.","default":"start-of-day","examples":["end-of-day","last-minute","last-second"]},"links.expiration.time-only":{"title":"links.expiration.time-only (§2.1)","oneOf":[{"type":"string","enum":["no-effect"]},{"$ref":"#/$defs/refusal"}],"description":"What becomes of an expiration time without a date?","default":422,"examples":["no-effect"]},"links.expiration.past":{"title":"links.expiration.past (§3)","oneOf":[{"type":"string","enum":["expired"]},{"$ref":"#/$defs/refusal"}],"description":"What becomes of an expiration date that has passed?","default":"expired","examples":[422]},"links.expiration.clicks":{"title":"links.expiration.clicks (§3)","oneOf":[{"type":"string","enum":["no-limit","at-once"]},{"$ref":"#/$defs/refusal"}],"description":"What does an expiration by 0 clicks mean? Any other number expires when the clicks reach it.","default":"no-limit","examples":["at-once",422]},"links.status.precedence":{"title":"links.status.precedence (§3)","type":"string","enum":["disabled","expired","both"],"description":"Which status has a link that is disabled and expired? With both it is disabled, and the list of the expired links has it too.","default":"disabled","examples":["expired","both"]},"search.match":{"title":"search.match (§4.1)","type":"object","properties":{"where":{"type":"string","enum":["anywhere","start","whole","words"]},"case":{"type":"string","enum":["insensitive","sensitive"]}},"required":["where","case"],"additionalProperties":false,"description":"How does a search match a text? Of words, each that is sought must be one of the text's, in any order.","default":{"where":"anywhere","case":"insensitive"},"examples":[{"where":"start","case":"insensitive"},{"where":"whole","case":"insensitive"},{"where":"words","case":"insensitive"},{"where":"anywhere","case":"sensitive"}]},"sort.order":{"title":"sort.order (§4.1)","type":"object","properties":{"text":{"description":"By code point of the lower-cased text, of the text itself, or by Unicode collation.","type":"string","enum":["folded","code-point","locale"]},"unset":{"type":"string","enum":["last","lowest"],"description":"Last in both directions, or below every value."},"ties":{"description":"By id in the direction of the sort, or by id in one direction always.","type":"string","enum":["id","id-ascending","id-descending"]}},"additionalProperties":false,"description":"How are texts compared, where do unset values go, and how are ties broken?","default":{"text":"folded","unset":"last","ties":"id"},"examples":[{"text":"code-point","unset":"last","ties":"id"},{"text":"locale","unset":"lowest","ties":"id-ascending"},{"text":"folded","unset":"last","ties":"id-descending"}]},"auth.missing":{"title":"auth.missing (§5)","$ref":"#/$defs/refusal","description":"What answers a request without a key?","default":401,"examples":[403]},"auth.invalid":{"title":"auth.invalid (§5)","$ref":"#/$defs/refusal","description":"What answers a wrong key?","default":401,"examples":[403]},"auth.header":{"title":"auth.header (§5)","type":"string","enum":["strict","exact","spaced","lenient","last"],"description":"How strictly is the Authorization header read? Strict is the scheme Bearer in any case, one space, the key, nothing else. Exact is the same with Bearer in no other case; spaced takes more spaces; lenient takes the key without a scheme too; last takes what follows the last \"Bearer \", up to a comma, as Laravel does.","default":"strict","examples":["exact","spaced","lenient","last"]},"auth.malformed":{"title":"auth.malformed (§5)","type":"string","enum":["missing","invalid"],"description":"What is an Authorization header that cannot be read answered like - no key, or a wrong one?","default":"missing","examples":["invalid"]},"auth.challenge":{"title":"auth.challenge (§5)","type":"string","enum":["bearer","none"],"description":"Does a 401 say how to come in (WWW-Authenticate)?","default":"bearer","examples":["none"]},"auth.scope":{"title":"auth.scope (§5)","type":"string","enum":["own","shared"],"description":"Whose records does a key see?","default":"own","examples":["shared"]},"errors.body":{"title":"errors.body (§7)","type":"object","properties":{"type":{"type":"string","enum":["application/json","application/problem+json"],"description":"Its media type."},"body":{"$ref":"#/$defs/template","description":"Template with $message, $status, $title and $code (a short word)."}},"required":["type","body"],"additionalProperties":false,"description":"What is the shape of an error?","default":{"type":"application/json","body":{"message":"$message","status":"$status"}},"examples":[{"type":"application/problem+json","body":{"type":"about:blank","title":"$title","status":"$status","detail":"$message"}},{"type":"application/json","body":{"error":{"code":"$code","message":"$message"}}}]},"errors.validation.status":{"title":"errors.validation.status (§7)","$ref":"#/$defs/refusal","description":"What answers invalid input?","default":422,"examples":[400]},"errors.validation.body":{"title":"errors.validation.body (§7)","description":"How are the errors of each field told?\nTemplate with $summary (the first message and how many more), $fields (an object from field to messages), $issues (a list of {field, message}), $status, $title and $code.","$ref":"#/$defs/template","default":{"message":"$summary","errors":"$fields","status":"$status"},"examples":[{"message":"$summary","errors":"$issues"},{"message":"$fields"},{"error":{"code":"$code","message":"$summary","details":"$fields"}}]},"errors.fields":{"title":"errors.fields (§7)","description":"Which refusals that have a question of their own tell what is wrong field by field, as the refusal of invalid input does? Of a malformed identifier the field is id.\nBy question, whether its refusal tells fields. Of several, only those that do are told.","type":"object","properties":{"ids.malformed":{"type":"boolean"},"list.page-beyond-last":{"type":"boolean"},"list.page-invalid":{"type":"boolean"},"list.unknown-value":{"type":"boolean"},"list.unknown-filter-id":{"type":"boolean"},"links.update.empty-body":{"type":"boolean"},"links.alias.unique":{"type":"boolean"},"references.unknown":{"type":"boolean"}},"additionalProperties":false,"default":{"ids.malformed":false,"list.page-beyond-last":false,"list.page-invalid":true,"list.unknown-value":true,"list.unknown-filter-id":true,"links.update.empty-body":false,"links.alias.unique":true,"references.unknown":true},"examples":[{"ids.malformed":true,"list.page-beyond-last":true,"list.page-invalid":false,"list.unknown-value":false,"list.unknown-filter-id":false,"links.update.empty-body":true,"links.alias.unique":false,"references.unknown":false}]},"errors.not-found":{"title":"errors.not-found (§7)","$ref":"#/$defs/refusal","description":"What answers an identifier that no record has?","default":404,"examples":[410]},"errors.unknown-path":{"title":"errors.unknown-path (§7)","$ref":"#/$defs/refusal","description":"What answers a path that the interface does not have?","default":404,"examples":[400]},"errors.method":{"title":"errors.method (§7)","$ref":"#/$defs/refusedMethod","description":"What answers a method that a path does not have? With 405, Allow names those it has.","default":405,"examples":[404]},"errors.too-large":{"title":"errors.too-large (§8)","type":"object","properties":{"status":{"$ref":"#/$defs/refusal"},"bytes":{"type":"integer","minimum":1024,"maximum":67108864},"fields":{"type":"integer","minimum":50,"maximum":100000,"description":"Greatest number of fields."}},"required":["status","bytes","fields"],"additionalProperties":false,"description":"How large may a body be, and what answers a larger one?","default":{"status":413,"bytes":1048576,"fields":1000},"examples":[{"status":400,"bytes":65536,"fields":1000}]},"errors.precedence":{"title":"errors.precedence (§7)","type":"array","items":{"type":"string","enum":["path","method","key","accept","media-type","size","record","input"]},"uniqueItems":true,"description":"Which error is told when there are several?","default":["path","method","key","accept","media-type","size","record","input"],"examples":[["key","path","accept","method","record","size","media-type","input"]]},"errors.malformed":{"title":"errors.malformed (§7)","type":"object","properties":{"unreadable":{"$ref":"#/$defs/refusal"},"headers":{"$ref":"#/$defs/refusal"},"slow":{"$ref":"#/$defs/refusal"}},"required":["unreadable","headers","slow"],"additionalProperties":false,"description":"What answers a request that cannot be read (bad HTTP, headers too large, too slow)?","default":{"unreadable":400,"headers":431,"slow":408},"examples":[{"unreadable":400,"headers":400,"slow":400}]},"errors.unavailable":{"title":"errors.unavailable (§7)","$ref":"#/$defs/status","description":"What answers a request that the service cannot take on just now?","default":503,"examples":[500]},"limits.rate":{"title":"limits.rate (§8)","oneOf":[{"type":"string","enum":["none"]},{"type":"object","properties":{"requests":{"type":"integer","minimum":1},"seconds":{"type":"integer","minimum":1,"description":"In how many; a minute where it is left out."}},"required":["requests"],"additionalProperties":false}],"description":"How many requests may a key send? Over it 429 with Retry-After, X-RateLimit-Limit and X-RateLimit-Remaining.","default":"none","examples":[{"requests":60,"seconds":60},{"requests":1000}]},"http.head":{"title":"http.head (§4)","oneOf":[{"type":"string","enum":["as-get"]},{"$ref":"#/$defs/refusedMethod"}],"description":"What answers HEAD where there is a GET?","default":"as-get","examples":[405]},"http.cors":{"title":"http.cors (§4)","type":"string","enum":["open","echoed","closed"],"description":"May pages of other origins call it? Open allows any origin and repeats the headers a preflight asks for; echoed names the origin that asks, and lets it send cookies.","default":"open","examples":["echoed","closed"]},"http.options":{"title":"http.options (§4)","oneOf":[{"type":"string","enum":["refused"]},{"type":"integer","enum":[200,204]}],"description":"What answers OPTIONS that no page of another origin asks, or may ask? Its success names the methods in Allow.","default":"refused","examples":[200,204]},"http.trailing-slash":{"title":"http.trailing-slash (§4)","oneOf":[{"type":"string","enum":["same"]},{"type":"integer","enum":[301,302,307,308,404]}],"description":"What answers a path with a slash at its end?","default":"same","examples":[301,307,404]},"http.accept":{"title":"http.accept (§4)","oneOf":[{"type":"string","enum":["json"]},{"$ref":"#/$defs/refusal"}],"description":"What answers a request that does not accept JSON?","default":"json","examples":[406]}},"additionalProperties":false},"evidence":{"description":"What each answer was seen in, by question: the request and an excerpt of its answer, in one line.","type":"object","properties":{"record.root":{"description":"Where does an answer about one record hold it?","$ref":"#/$defs/line"},"record.status-member":{"description":"What does a success body carry beside its data?","$ref":"#/$defs/line"},"list.items":{"description":"Where does a list answer hold its records?","$ref":"#/$defs/line"},"list.total":{"description":"Where does a list tell how many records there are in all?","$ref":"#/$defs/line"},"list.pagination":{"description":"What else does a list tell about its pages, and where?","$ref":"#/$defs/line"},"list.page-parameter":{"description":"How is a further page asked for?","$ref":"#/$defs/line"},"list.page-beyond-last":{"description":"What answers a page beyond the last? It is empty, or the last page in its place.","$ref":"#/$defs/line"},"list.page-invalid":{"description":"What answers a page that is no page number (0, -1, abc)?","$ref":"#/$defs/line"},"list.per-page":{"description":"What answers a per_page outside its documented values?","$ref":"#/$defs/line"},"list.unknown-value":{"description":"What answers any other list parameter outside its documented values? Ignored, it counts as not sent; empty is a list without records. Where parameters differ, one answer is the default and some have their own.","$ref":"#/$defs/line"},"list.unknown-parameter":{"description":"What answers a list parameter that the document does not name?","$ref":"#/$defs/line"},"list.unknown-filter-id":{"description":"What answers a filter by an id that does not exist? One that cannot be an id at all may have an answer of its own.","$ref":"#/$defs/line"},"ids.type":{"description":"What is the identifier of a record?","$ref":"#/$defs/line"},"ids.malformed":{"description":"What answers an identifier that cannot be one?","$ref":"#/$defs/line"},"timestamps.format":{"description":"How is a moment written?","$ref":"#/$defs/line"},"fields.unset":{"description":"How is a field without a value shown?","$ref":"#/$defs/line"},"fields.unset-list":{"description":"How is a list with nothing in it shown?","$ref":"#/$defs/line"},"links.fields.url":{"description":"Where does a link show its url, and how is it written?","$ref":"#/$defs/line"},"links.fields.alias":{"description":"Where does a link show its alias, and how is it written?","$ref":"#/$defs/line"},"links.fields.domain_id":{"description":"Where does a link show its domain_id, and how is it written?","$ref":"#/$defs/line"},"links.fields.space_id":{"description":"Where does a link show its space_id, and how is it written?","$ref":"#/$defs/line"},"links.fields.pixel_ids":{"description":"Where does a link show its pixel_ids, and how is it written?","$ref":"#/$defs/line"},"links.fields.disabled":{"description":"Where does a link show its disabled, and how is it written?","$ref":"#/$defs/line"},"links.fields.privacy":{"description":"Where does a link show its privacy, and how is it written?","$ref":"#/$defs/line"},"links.fields.expiration_url":{"description":"Where does a link show its expiration_url, and how is it written?","$ref":"#/$defs/line"},"links.fields.expiration_date":{"description":"Where does a link show its expiration_date, and how is it written?","$ref":"#/$defs/line"},"links.fields.expiration_time":{"description":"Where does a link show its expiration_time, and how is it written?","$ref":"#/$defs/line"},"links.fields.expiration_clicks":{"description":"Where does a link show its expiration_clicks, and how is it written?","$ref":"#/$defs/line"},"links.fields.target_type":{"description":"Where does a link show its target_type, and how is it written?","$ref":"#/$defs/line"},"links.fields.country":{"description":"Where does a link show its country, and how is it written?","$ref":"#/$defs/line"},"links.fields.platform":{"description":"Where does a link show its platform, and how is it written?","$ref":"#/$defs/line"},"links.fields.language":{"description":"Where does a link show its language, and how is it written?","$ref":"#/$defs/line"},"links.fields.rotation":{"description":"Where does a link show its rotation, and how is it written?","$ref":"#/$defs/line"},"links.derived":{"description":"What does a link show that was never sent?","$ref":"#/$defs/line"},"links.title":{"description":"Where does a link's title come from, there being no field for it? From its url, which it is the whole of, the host or the host and the path, or from the page.","$ref":"#/$defs/line"},"links.secrets":{"description":"What does a link show of password and privacy_password?","$ref":"#/$defs/line"},"pixels.fields.name":{"description":"Where does a pixel show its name, and how is it written?","$ref":"#/$defs/line"},"pixels.fields.type":{"description":"Where does a pixel show its type, and how is it written?","$ref":"#/$defs/line"},"pixels.fields.value":{"description":"Where does a pixel show its value, and how is it written?","$ref":"#/$defs/line"},"pixels.derived":{"description":"What does a pixel show that was never sent?","$ref":"#/$defs/line"},"links.create.status":{"description":"What answers a link that was created?","$ref":"#/$defs/line"},"links.update.status":{"description":"What answers a link that was updated?","$ref":"#/$defs/line"},"links.delete.status":{"description":"What answers a link that was deleted?","$ref":"#/$defs/line"},"pixels.create.status":{"description":"What answers a pixel that was created?","$ref":"#/$defs/line"},"pixels.update.status":{"description":"What answers a pixel that was updated?","$ref":"#/$defs/line"},"pixels.delete.status":{"description":"What answers a pixel that was deleted?","$ref":"#/$defs/line"},"links.create.required":{"description":"Which fields must a new link have? Without a domain it takes the account's first one.","$ref":"#/$defs/line"},"pixels.create.required":{"description":"Which fields must a new pixel have?","$ref":"#/$defs/line"},"links.domain-synonym":{"description":"Under which names may a new link's domain be sent? With both, domain_id wins.","$ref":"#/$defs/line"},"links.update.partial":{"description":"Does an update, of a link or a pixel, keep what it does not send? What it replaces has no value afterwards. Where fields of a link differ, one answer is the default and some have their own.","$ref":"#/$defs/line"},"links.update.empty-body":{"description":"What answers an update, of a link or a pixel, that sends nothing?","$ref":"#/$defs/line"},"update.patch":{"description":"What answers PATCH on a record?","$ref":"#/$defs/line"},"links.update.domain":{"description":"What becomes of domain_id on an update?","$ref":"#/$defs/line"},"links.title.on-update":{"description":"What becomes of a title that was made for a link when its url changes?","$ref":"#/$defs/line"},"input.empty-value":{"description":"What does a field that is sent empty mean? Cleared, it is as though a create had not sent it. A create without a required field is refused. An empty parameter of a list is one that was not sent.","$ref":"#/$defs/line"},"input.unknown-field":{"description":"What becomes of a field that the document does not name?","$ref":"#/$defs/line"},"input.duplicate-field":{"description":"Which value counts when a field is sent twice?","$ref":"#/$defs/line"},"input.encoding":{"description":"What becomes of bad percent-encoding or bytes that are not UTF-8?","$ref":"#/$defs/line"},"input.content-type":{"description":"What becomes of a body that is not form-encoded? Empty bodies, and bodies of GET and DELETE, are never looked at.","$ref":"#/$defs/line"},"input.query-fields":{"description":"What becomes of fields in the query string of a POST or PUT?","$ref":"#/$defs/line"},"input.id-lists":{"description":"How is a list of ids written? Brackets with or without an index always; one bare value is a list of one, and an id sent twice counts once.","$ref":"#/$defs/line"},"input.list-index-gaps":{"description":"What becomes of gaps in the indexes of a list? Closed in index order; errors name the index that was sent.","$ref":"#/$defs/line"},"input.list-row-incomplete":{"description":"What becomes of a row without its key or its value?","$ref":"#/$defs/line"},"input.lists-on-update":{"description":"What does a list do that is sent on an update? Not sent it is kept; sent empty it is cleared.","$ref":"#/$defs/line"},"links.alias.rule":{"description":"Which aliases are allowed, and does their case count?","$ref":"#/$defs/line"},"links.alias.generated":{"description":"How long is an alias that the service makes itself? Words is two words and a number, such as brave-otter-42. With none a link that is sent without an alias has none, and its short address ends in a code of its own.","$ref":"#/$defs/line"},"links.alias.unique":{"description":"Among what is an alias unique, and what answers a taken one?","$ref":"#/$defs/line"},"links.url.rule":{"description":"Which destinations are allowed?","$ref":"#/$defs/line"},"references.unknown":{"description":"What becomes of a domain, space or pixel id that does not exist? Where these differ, one answer is the default and some fields have their own.","$ref":"#/$defs/line"},"links.privacy.password":{"description":"What becomes of privacy 2 without a privacy_password?","$ref":"#/$defs/line"},"links.password.meaning":{"description":"Are password (guards the redirect) and privacy_password (guards the statistics page) two things? The interface only stores them.","$ref":"#/$defs/line"},"links.target-type.undocumented":{"description":"What becomes of target_type 3, which the document passes over?","$ref":"#/$defs/line"},"links.target-type.unsent":{"description":"What target_type has a link that is sent with a targeting list and without a target_type? The one it has, or, by list, the one that names the list, the lowest where several are sent.","$ref":"#/$defs/line"},"links.targeting.inactive":{"description":"What becomes of a targeting list that target_type does not name? Dropped are the others without the languages, which no documented target_type names; all-dropped are these too.","$ref":"#/$defs/line"},"links.targeting.keys":{"description":"Which keys do targeting lists take? Strict is ISO 3166-1 alpha-2 in capitals for countries, ISO 639-1 in small letters for languages, and the document's platforms to the letter. A key in another case is shown in its own, or, with any-case-kept, as it was sent. Any text is shown as it was sent, or, with any-text-cased, a known key in its own case. Where lists differ, one answer is the default and some have their own.","$ref":"#/$defs/line"},"pixels.delete.attached":{"description":"What becomes of a pixel that links use when it is deleted? Detached, their time of update stays as it was.","$ref":"#/$defs/line"},"links.expiration.zone":{"description":"In which time zone does a link expire?","$ref":"#/$defs/line"},"links.expiration.date-only":{"description":"When does a link expire that has a date and no time? End-of-day is the midnight that ends it; last-minute is 23:59 and last-second 23:59:59.","$ref":"#/$defs/line"},"links.expiration.time-only":{"description":"What becomes of an expiration time without a date?","$ref":"#/$defs/line"},"links.expiration.past":{"description":"What becomes of an expiration date that has passed?","$ref":"#/$defs/line"},"links.expiration.clicks":{"description":"What does an expiration by 0 clicks mean? Any other number expires when the clicks reach it.","$ref":"#/$defs/line"},"links.status.precedence":{"description":"Which status has a link that is disabled and expired? With both it is disabled, and the list of the expired links has it too.","$ref":"#/$defs/line"},"search.match":{"description":"How does a search match a text? Of words, each that is sought must be one of the text's, in any order.","$ref":"#/$defs/line"},"sort.order":{"description":"How are texts compared, where do unset values go, and how are ties broken?","$ref":"#/$defs/line"},"auth.missing":{"description":"What answers a request without a key?","$ref":"#/$defs/line"},"auth.invalid":{"description":"What answers a wrong key?","$ref":"#/$defs/line"},"auth.header":{"description":"How strictly is the Authorization header read? Strict is the scheme Bearer in any case, one space, the key, nothing else. Exact is the same with Bearer in no other case; spaced takes more spaces; lenient takes the key without a scheme too; last takes what follows the last \"Bearer \", up to a comma, as Laravel does.","$ref":"#/$defs/line"},"auth.malformed":{"description":"What is an Authorization header that cannot be read answered like - no key, or a wrong one?","$ref":"#/$defs/line"},"auth.challenge":{"description":"Does a 401 say how to come in (WWW-Authenticate)?","$ref":"#/$defs/line"},"auth.scope":{"description":"Whose records does a key see?","$ref":"#/$defs/line"},"errors.body":{"description":"What is the shape of an error?","$ref":"#/$defs/line"},"errors.validation.status":{"description":"What answers invalid input?","$ref":"#/$defs/line"},"errors.validation.body":{"description":"How are the errors of each field told?","$ref":"#/$defs/line"},"errors.fields":{"description":"Which refusals that have a question of their own tell what is wrong field by field, as the refusal of invalid input does? Of a malformed identifier the field is id.","$ref":"#/$defs/line"},"errors.not-found":{"description":"What answers an identifier that no record has?","$ref":"#/$defs/line"},"errors.unknown-path":{"description":"What answers a path that the interface does not have?","$ref":"#/$defs/line"},"errors.method":{"description":"What answers a method that a path does not have? With 405, Allow names those it has.","$ref":"#/$defs/line"},"errors.too-large":{"description":"How large may a body be, and what answers a larger one?","$ref":"#/$defs/line"},"errors.precedence":{"description":"Which error is told when there are several?","$ref":"#/$defs/line"},"errors.malformed":{"description":"What answers a request that cannot be read (bad HTTP, headers too large, too slow)?","$ref":"#/$defs/line"},"errors.unavailable":{"description":"What answers a request that the service cannot take on just now?","$ref":"#/$defs/line"},"limits.rate":{"description":"How many requests may a key send? Over it 429 with Retry-After, X-RateLimit-Limit and X-RateLimit-Remaining.","$ref":"#/$defs/line"},"http.head":{"description":"What answers HEAD where there is a GET?","$ref":"#/$defs/line"},"http.cors":{"description":"May pages of other origins call it? Open allows any origin and repeats the headers a preflight asks for; echoed names the origin that asks, and lets it send cookies.","$ref":"#/$defs/line"},"http.options":{"description":"What answers OPTIONS that no page of another origin asks, or may ask? Its success names the methods in Allow.","$ref":"#/$defs/line"},"http.trailing-slash":{"description":"What answers a path with a slash at its end?","$ref":"#/$defs/line"},"http.accept":{"description":"What answers a request that does not accept JSON?","$ref":"#/$defs/line"}},"additionalProperties":false}},"required":["name"],"additionalProperties":false,"$defs":{"pointer":{"description":"JSON Pointer (RFC 6901) into an answer's body; \"\" is the body itself.","type":"string","pattern":"^(/([^~/]|~[01])*)*$"},"place":{"description":"A JSON Pointer into the body, \"header NAME\", or \"none\".","type":"string","pattern":"^((/([^~/]|~[01])*)+|header [A-Za-z0-9-]+|none)$"},"status":{"description":"HTTP status code.","type":"integer","minimum":200,"maximum":599},"refusal":{"description":"HTTP status code of a refused request.","type":"integer","minimum":400,"maximum":499},"refusedMethod":{"description":"HTTP status code of a request whose method is refused.","oneOf":[{"type":"integer","minimum":400,"maximum":499},{"type":"integer","const":501}]},"template":{"description":"A JSON value in which \"$word\" stands for a value of the moment.","type":"object","additionalProperties":true},"unknownValue":{"description":"What answers a list parameter outside its documented values.","oneOf":[{"type":"string","enum":["ignored","empty"]},{"type":"integer","minimum":400,"maximum":499}]},"unknownReference":{"description":"What becomes of an id that does not exist.","oneOf":[{"type":"string","enum":["ignored"]},{"type":"integer","minimum":400,"maximum":499}]},"targetKeys":{"description":"Which keys a targeting list takes.","type":"string","enum":["strict","any-case","any-case-kept","any-text","any-text-cased"]},"unsentField":{"description":"What becomes of a field that an update does not send.","type":"string","enum":["keeps","replaces"]},"unknownFilter":{"description":"What answers a filter by an id that does not exist.","oneOf":[{"type":"string","enum":["empty"]},{"type":"integer","minimum":400,"maximum":499}]},"success":{"description":"The answer to a write that succeeded.","type":"object","properties":{"status":{"$ref":"#/$defs/status"},"location":{"type":"boolean","description":"Whether a Location header names the record."},"body":{"description":"The enveloped record, no body at all, or a template with $id, $object and $status.","oneOf":[{"type":"string","enum":["record","none"]},{"$ref":"#/$defs/template"}]}},"required":["status","body"],"additionalProperties":false},"field":{"description":"Where a field stands in a record, and how its values are written.","type":"object","properties":{"at":{"description":"JSON Pointer into the record, or null where the field is not shown.","oneOf":[{"$ref":"#/$defs/pointer"},{"type":"null"}]},"values":{"description":"The spelling of each value, where it is not the document's own.","type":"object","additionalProperties":{"oneOf":[{"type":"string"},{"type":"integer"},{"type":"boolean"}]}},"as":{"description":"The form: \"value\" as it is, \"text\" as a string, \"object\" an object with the id in it (one per id in a list), \"map\" an object from key to value instead of a list of rows, \"unset\" always as though it had no value.","type":"string","enum":["value","text","object","map","unset"]}},"required":["at"],"additionalProperties":false},"linkFields":{"description":"What a link has that was never sent, by name.","type":"object","propertyNames":{"enum":["id","short_url","title","clicks","status","created_at","updated_at"]},"additionalProperties":{"$ref":"#/$defs/field"}},"pixelFields":{"description":"What a pixel has that was never sent, by name.","type":"object","propertyNames":{"enum":["id","created_at","updated_at"]},"additionalProperties":{"$ref":"#/$defs/field"}},"shape":{},"mediaType":{"description":"A media type such as application/json.","type":"string","maxLength":200,"pattern":"^[a-z]+/[A-Za-z0-9.+-]+(; ?[a-z-]+=[A-Za-z0-9-]+)*$"},"response":{"description":"A kind of response.","type":"object","properties":{"status":{"type":"integer","minimum":200,"maximum":299,"description":"HTTP status code of success."},"type":{"description":"Media type. Any but JSON has a text for a body.","$ref":"#/$defs/mediaType"},"headers":{"description":"Headers, by name.","type":"object","propertyNames":{"pattern":"^[A-Za-z0-9-]+$"},"additionalProperties":{"$ref":"#/$defs/shape"}},"body":{"description":"The body; $absent is none.","$ref":"#/$defs/shape"}},"additionalProperties":false},"refusedResponse":{"description":"A kind of response.","type":"object","properties":{"status":{"type":"integer","minimum":400,"maximum":599,"description":"HTTP status code of a refusal."},"type":{"description":"Media type. Any but JSON has a text for a body.","$ref":"#/$defs/mediaType"},"headers":{"description":"Headers, by name.","type":"object","propertyNames":{"pattern":"^[A-Za-z0-9-]+$"},"additionalProperties":{"$ref":"#/$defs/shape"}},"body":{"description":"The body; $absent is none.","$ref":"#/$defs/shape"}},"additionalProperties":false},"line":{"description":"A text in one line.","type":"string","minLength":1,"maxLength":1000,"pattern":"^[^\\r\\n]*$"}}};
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

const schema21 = {};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate55.errors = null;
return true;
}
validate55.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema22 = {"description":"A kind of response.","type":"object","properties":{"status":{"type":"integer","minimum":200,"maximum":299,"description":"HTTP status code of success."},"type":{"description":"Media type. Any but JSON has a text for a body.","$ref":"#/$defs/mediaType"},"headers":{"description":"Headers, by name.","type":"object","propertyNames":{"pattern":"^[A-Za-z0-9-]+$"},"additionalProperties":{"$ref":"#/$defs/shape"}},"body":{"description":"The body; $absent is none.","$ref":"#/$defs/shape"}},"additionalProperties":false};
const schema23 = {"description":"A media type such as application/json.","type":"string","maxLength":200,"pattern":"^[a-z]+/[A-Za-z0-9.+-]+(; ?[a-z-]+=[A-Za-z0-9-]+)*$"};
const pattern4 = new RegExp("^[a-z]+/[A-Za-z0-9.+-]+(; ?[a-z-]+=[A-Za-z0-9-]+)*$", "u");

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
if(typeof data === "string"){
if(data.length > 200){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!pattern4.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z]+/[A-Za-z0-9.+-]+(; ?[a-z-]+=[A-Za-z0-9-]+)*$"},message:"must match pattern \""+"^[a-z]+/[A-Za-z0-9.+-]+(; ?[a-z-]+=[A-Za-z0-9-]+)*$"+"\"",schema:"^[a-z]+/[A-Za-z0-9.+-]+(; ?[a-z-]+=[A-Za-z0-9-]+)*$",parentSchema:schema23,data};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern5 = new RegExp("^[A-Za-z0-9-]+$", "u");

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "type")) || (key0 === "headers")) || (key0 === "body"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema22,data};
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
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema22.properties.status.type,parentSchema:schema22.properties.status,data:data0};
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
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 299},message:"must be <= 299",schema:299,parentSchema:schema22.properties.status,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 200 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},message:"must be >= 200",schema:200,parentSchema:schema22.properties.status,data:data0};
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
if(!(validate63(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
const err4 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+$"},message:"must match pattern \""+"^[A-Za-z0-9-]+$"+"\"",schema:"^[A-Za-z0-9-]+$",parentSchema:schema22.properties.headers.propertyNames,data:key1,propertyName:key1};
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
const err5 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema22.properties.headers.propertyNames,parentSchema:schema22.properties.headers,data:data2};
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
const err6 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.properties.headers.type,parentSchema:schema22.properties.headers,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema24 = {"description":"A kind of response.","type":"object","properties":{"status":{"type":"integer","minimum":400,"maximum":599,"description":"HTTP status code of a refusal."},"type":{"description":"Media type. Any but JSON has a text for a body.","$ref":"#/$defs/mediaType"},"headers":{"description":"Headers, by name.","type":"object","propertyNames":{"pattern":"^[A-Za-z0-9-]+$"},"additionalProperties":{"$ref":"#/$defs/shape"}},"body":{"description":"The body; $absent is none.","$ref":"#/$defs/shape"}},"additionalProperties":false};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "type")) || (key0 === "headers")) || (key0 === "body"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema24,data};
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
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.properties.status.type,parentSchema:schema24.properties.status,data:data0};
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
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599",schema:599,parentSchema:schema24.properties.status,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 400 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400",schema:400,parentSchema:schema24.properties.status,data:data0};
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
if(!(validate63(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
const err4 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+$"},message:"must match pattern \""+"^[A-Za-z0-9-]+$"+"\"",schema:"^[A-Za-z0-9-]+$",parentSchema:schema24.properties.headers.propertyNames,data:key1,propertyName:key1};
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
const err5 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema24.properties.headers.propertyNames,parentSchema:schema24.properties.headers,data:data2};
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
const err6 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.properties.headers.type,parentSchema:schema24.properties.headers,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema25 = {"description":"JSON Pointer (RFC 6901) into an answer's body; \"\" is the body itself.","type":"string","pattern":"^(/([^~/]|~[01])*)*$"};
const pattern7 = new RegExp("^(/([^~/]|~[01])*)*$", "u");

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern7.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(/([^~/]|~[01])*)*$"},message:"must match pattern \""+"^(/([^~/]|~[01])*)*$"+"\"",schema:"^(/([^~/]|~[01])*)*$",parentSchema:schema25,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema26 = {"description":"A JSON value in which \"$word\" stands for a value of the moment.","type":"object","additionalProperties":true};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema27 = {"description":"A JSON Pointer into the body, \"header NAME\", or \"none\".","type":"string","pattern":"^((/([^~/]|~[01])*)+|header [A-Za-z0-9-]+|none)$"};
const pattern8 = new RegExp("^((/([^~/]|~[01])*)+|header [A-Za-z0-9-]+|none)$", "u");

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern8.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^((/([^~/]|~[01])*)+|header [A-Za-z0-9-]+|none)$"},message:"must match pattern \""+"^((/([^~/]|~[01])*)+|header [A-Za-z0-9-]+|none)$"+"\"",schema:"^((/([^~/]|~[01])*)+|header [A-Za-z0-9-]+|none)$",parentSchema:schema27,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema28 = {"description":"HTTP status code of a refused request.","type":"integer","minimum":400,"maximum":499};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema28.type,parentSchema:schema28,data};
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
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 499},message:"must be <= 499",schema:499,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 400 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400",schema:400,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema29 = {"description":"What answers a list parameter outside its documented values.","oneOf":[{"type":"string","enum":["ignored","empty"]},{"type":"integer","minimum":400,"maximum":499}]};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
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
const err0 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.oneOf[0].type,parentSchema:schema29.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "ignored") || (data === "empty"))){
const err1 = {instancePath,schemaPath:"#/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema29.oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema29.oneOf[0].enum,parentSchema:schema29.oneOf[0],data};
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
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err2 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema29.oneOf[1].type,parentSchema:schema29.oneOf[1],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 499 || isNaN(data)){
const err3 = {instancePath,schemaPath:"#/oneOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 499},message:"must be <= 499",schema:499,parentSchema:schema29.oneOf[1],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data < 400 || isNaN(data)){
const err4 = {instancePath,schemaPath:"#/oneOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400",schema:400,parentSchema:schema29.oneOf[1],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
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
const err5 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema29.oneOf,parentSchema:schema29,data};
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
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema30 = {"description":"What answers a filter by an id that does not exist.","oneOf":[{"type":"string","enum":["empty"]},{"type":"integer","minimum":400,"maximum":499}]};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
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
const err0 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.oneOf[0].type,parentSchema:schema30.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data === "empty")){
const err1 = {instancePath,schemaPath:"#/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema30.oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema30.oneOf[0].enum,parentSchema:schema30.oneOf[0],data};
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
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err2 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema30.oneOf[1].type,parentSchema:schema30.oneOf[1],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 499 || isNaN(data)){
const err3 = {instancePath,schemaPath:"#/oneOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 499},message:"must be <= 499",schema:499,parentSchema:schema30.oneOf[1],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data < 400 || isNaN(data)){
const err4 = {instancePath,schemaPath:"#/oneOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400",schema:400,parentSchema:schema30.oneOf[1],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
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
const err5 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema30.oneOf,parentSchema:schema30,data};
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
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema31 = {"description":"Where a field stands in a record, and how its values are written.","type":"object","properties":{"at":{"description":"JSON Pointer into the record, or null where the field is not shown.","oneOf":[{"$ref":"#/$defs/pointer"},{"type":"null"}]},"values":{"description":"The spelling of each value, where it is not the document's own.","type":"object","additionalProperties":{"oneOf":[{"type":"string"},{"type":"integer"},{"type":"boolean"}]}},"as":{"description":"The form: \"value\" as it is, \"text\" as a string, \"object\" an object with the id in it (one per id in a list), \"map\" an object from key to value instead of a list of rows, \"unset\" always as though it had no value.","type":"string","enum":["value","text","object","map","unset"]}},"required":["at"],"additionalProperties":false};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.at === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'",schema:schema31.required,parentSchema:schema31,data};
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
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
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
if(!(validate105(data0, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs5 = errors;
if(data0 !== null){
const err2 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null",schema:schema31.properties.at.oneOf[1].type,parentSchema:schema31.properties.at.oneOf[1],data:data0};
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
const err3 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema31.properties.at.oneOf,parentSchema:schema31.properties.at,data:data0};
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
const err4 = {instancePath:instancePath+"/values/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/values/additionalProperties/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.values.additionalProperties.oneOf[0].type,parentSchema:schema31.properties.values.additionalProperties.oneOf[0],data:data2};
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
const err5 = {instancePath:instancePath+"/values/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/values/additionalProperties/oneOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.values.additionalProperties.oneOf[1].type,parentSchema:schema31.properties.values.additionalProperties.oneOf[1],data:data2};
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
const err6 = {instancePath:instancePath+"/values/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/values/additionalProperties/oneOf/2/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema31.properties.values.additionalProperties.oneOf[2].type,parentSchema:schema31.properties.values.additionalProperties.oneOf[2],data:data2};
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
const err7 = {instancePath:instancePath+"/values/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/values/additionalProperties/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf",schema:schema31.properties.values.additionalProperties.oneOf,parentSchema:schema31.properties.values.additionalProperties,data:data2};
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
const err8 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.values.type,parentSchema:schema31.properties.values,data:data1};
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
const err9 = {instancePath:instancePath+"/as",schemaPath:"#/properties/as/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.as.type,parentSchema:schema31.properties.as,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((((data3 === "value") || (data3 === "text")) || (data3 === "object")) || (data3 === "map")) || (data3 === "unset"))){
const err10 = {instancePath:instancePath+"/as",schemaPath:"#/properties/as/enum",keyword:"enum",params:{allowedValues: schema31.properties.as.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.as.enum,parentSchema:schema31.properties.as,data:data3};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema32 = {"description":"What a link has that was never sent, by name.","type":"object","propertyNames":{"enum":["id","short_url","title","clicks","status","created_at","updated_at"]},"additionalProperties":{"$ref":"#/$defs/field"}};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
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
const err0 = {instancePath,schemaPath:"#/propertyNames/enum",keyword:"enum",params:{allowedValues: schema32.propertyNames.enum},message:"must be equal to one of the allowed values",schema:schema32.propertyNames.enum,parentSchema:schema32.propertyNames,data:key0,propertyName:key0};
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
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid",schema:schema32.propertyNames,parentSchema:schema32,data};
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
if(!(validate131(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema33 = {"description":"What a pixel has that was never sent, by name.","type":"object","propertyNames":{"enum":["id","created_at","updated_at"]},"additionalProperties":{"$ref":"#/$defs/field"}};

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
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
const err0 = {instancePath,schemaPath:"#/propertyNames/enum",keyword:"enum",params:{allowedValues: schema33.propertyNames.enum},message:"must be equal to one of the allowed values",schema:schema33.propertyNames.enum,parentSchema:schema33.propertyNames,data:key0,propertyName:key0};
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
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid",schema:schema33.propertyNames,parentSchema:schema33,data};
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
if(!(validate131(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema34 = {"description":"The answer to a write that succeeded.","type":"object","properties":{"status":{"$ref":"#/$defs/status"},"location":{"type":"boolean","description":"Whether a Location header names the record."},"body":{"description":"The enveloped record, no body at all, or a template with $id, $object and $status.","oneOf":[{"type":"string","enum":["record","none"]},{"$ref":"#/$defs/template"}]}},"required":["status","body"],"additionalProperties":false};
const schema35 = {"description":"HTTP status code.","type":"integer","minimum":200,"maximum":599};

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
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema35.type,parentSchema:schema35,data};
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
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599",schema:599,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 200 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},message:"must be >= 200",schema:200,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.body === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'",schema:schema34.required,parentSchema:schema34,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema34,data};
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
if(!(validate159(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
}
if(data.location !== undefined){
let data1 = data.location;
if(typeof data1 !== "boolean"){
const err3 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema34.properties.location.type,parentSchema:schema34.properties.location,data:data1};
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
const err4 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.body.oneOf[0].type,parentSchema:schema34.properties.body.oneOf[0],data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data2 === "record") || (data2 === "none"))){
const err5 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema34.properties.body.oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema34.properties.body.oneOf[0].enum,parentSchema:schema34.properties.body.oneOf[0],data:data2};
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
if(!(validate107(data2, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
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
const err6 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema34.properties.body.oneOf,parentSchema:schema34.properties.body,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema36 = {"description":"What becomes of a field that an update does not send.","type":"string","enum":["keeps","replaces"]};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "keeps") || (data === "replaces"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values",schema:schema36.enum,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema37 = {"description":"HTTP status code of a request whose method is refused.","oneOf":[{"type":"integer","minimum":400,"maximum":499},{"type":"integer","const":501}]};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
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
const err0 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema37.oneOf[0].type,parentSchema:schema37.oneOf[0],data};
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
const err1 = {instancePath,schemaPath:"#/oneOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 499},message:"must be <= 499",schema:499,parentSchema:schema37.oneOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 400 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/oneOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400",schema:400,parentSchema:schema37.oneOf[0],data};
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
const err3 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema37.oneOf[1].type,parentSchema:schema37.oneOf[1],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(501 !== data){
const err4 = {instancePath,schemaPath:"#/oneOf/1/const",keyword:"const",params:{allowedValue: 501},message:"must be equal to constant",schema:501,parentSchema:schema37.oneOf[1],data};
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
const err5 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema37.oneOf,parentSchema:schema37,data};
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
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema38 = {"description":"What becomes of an id that does not exist.","oneOf":[{"type":"string","enum":["ignored"]},{"type":"integer","minimum":400,"maximum":499}]};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate196.evaluated;
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
const err0 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.oneOf[0].type,parentSchema:schema38.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data === "ignored")){
const err1 = {instancePath,schemaPath:"#/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema38.oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema38.oneOf[0].enum,parentSchema:schema38.oneOf[0],data};
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
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err2 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema38.oneOf[1].type,parentSchema:schema38.oneOf[1],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 499 || isNaN(data)){
const err3 = {instancePath,schemaPath:"#/oneOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 499},message:"must be <= 499",schema:499,parentSchema:schema38.oneOf[1],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data < 400 || isNaN(data)){
const err4 = {instancePath,schemaPath:"#/oneOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400",schema:400,parentSchema:schema38.oneOf[1],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
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
const err5 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema38.oneOf,parentSchema:schema38,data};
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
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema39 = {"description":"Which keys a targeting list takes.","type":"string","enum":["strict","any-case","any-case-kept","any-text","any-text-cased"]};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate204.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "strict") || (data === "any-case")) || (data === "any-case-kept")) || (data === "any-text")) || (data === "any-text-cased"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values",schema:schema39.enum,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate204.errors = vErrors;
return errors === 0;
}
validate204.evaluated = {"dynamicProps":false,"dynamicItems":false};

const func1 = Object.prototype.hasOwnProperty;
const pattern9 = new RegExp("^[a-z][a-z0-9+.-]*$", "u");

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
for(const key0 in data){
if(!(((((((key0 === "$schema") || (key0 === "name")) || (key0 === "observed")) || (key0 === "server")) || (key0 === "shapes")) || (key0 === "answers")) || (key0 === "evidence"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema19,data};
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
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.$schema.type,parentSchema:schema19.properties.$schema,data:data0};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema19.properties.name,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema19.properties.name,data:data1};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.name.type,parentSchema:schema19.properties.name,data:data1};
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
if(!(typeof data2 === "string")){
const err6 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.observed.type,parentSchema:schema19.properties.observed,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
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
const err7 = {instancePath:instancePath+"/shapes",schemaPath:"#/properties/shapes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.shapes,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
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
if(data4.listed !== undefined){
let data7 = data4.listed;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
if(!((key2 === "links") || (key2 === "pixels"))){
const err8 = {instancePath:instancePath+"/shapes/listed",schemaPath:"#/properties/shapes/properties/listed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.shapes.properties.listed,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data7.links !== undefined){
if(!(validate55(data7.links, {instancePath:instancePath+"/shapes/listed/links",parentData:data7,parentDataProperty:"links",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data7.pixels !== undefined){
if(!(validate55(data7.pixels, {instancePath:instancePath+"/shapes/listed/pixels",parentData:data7,parentDataProperty:"pixels",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/shapes/listed",schemaPath:"#/properties/shapes/properties/listed/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.shapes.properties.listed.type,parentSchema:schema19.properties.shapes.properties.listed,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.ids !== undefined){
let data10 = data4.ids;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key3 in data10){
if(!((key3 === "links") || (key3 === "pixels"))){
const err10 = {instancePath:instancePath+"/shapes/ids",schemaPath:"#/properties/shapes/properties/ids/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.shapes.properties.ids,data:data10};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data10.links !== undefined){
if(!(validate55(data10.links, {instancePath:instancePath+"/shapes/ids/links",parentData:data10,parentDataProperty:"links",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data10.pixels !== undefined){
if(!(validate55(data10.pixels, {instancePath:instancePath+"/shapes/ids/pixels",parentData:data10,parentDataProperty:"pixels",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/shapes/ids",schemaPath:"#/properties/shapes/properties/ids/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.shapes.properties.ids.type,parentSchema:schema19.properties.shapes.properties.ids,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.record !== undefined){
if(!(validate62(data4.record, {instancePath:instancePath+"/shapes/record",parentData:data4,parentDataProperty:"record",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data4.list !== undefined){
if(!(validate62(data4.list, {instancePath:instancePath+"/shapes/list",parentData:data4,parentDataProperty:"list",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data4.created !== undefined){
if(!(validate62(data4.created, {instancePath:instancePath+"/shapes/created",parentData:data4,parentDataProperty:"created",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data4.updated !== undefined){
if(!(validate62(data4.updated, {instancePath:instancePath+"/shapes/updated",parentData:data4,parentDataProperty:"updated",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data4.deleted !== undefined){
if(!(validate62(data4.deleted, {instancePath:instancePath+"/shapes/deleted",parentData:data4,parentDataProperty:"deleted",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data4.links !== undefined){
let data18 = data4.links;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key4 in data18){
if(!(((((key4 === "record") || (key4 === "list")) || (key4 === "created")) || (key4 === "updated")) || (key4 === "deleted"))){
const err12 = {instancePath:instancePath+"/shapes/links",schemaPath:"#/properties/shapes/properties/links/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.shapes.properties.links,data:data18};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data18.record !== undefined){
if(!(validate62(data18.record, {instancePath:instancePath+"/shapes/links/record",parentData:data18,parentDataProperty:"record",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data18.list !== undefined){
if(!(validate62(data18.list, {instancePath:instancePath+"/shapes/links/list",parentData:data18,parentDataProperty:"list",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data18.created !== undefined){
if(!(validate62(data18.created, {instancePath:instancePath+"/shapes/links/created",parentData:data18,parentDataProperty:"created",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data18.updated !== undefined){
if(!(validate62(data18.updated, {instancePath:instancePath+"/shapes/links/updated",parentData:data18,parentDataProperty:"updated",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data18.deleted !== undefined){
if(!(validate62(data18.deleted, {instancePath:instancePath+"/shapes/links/deleted",parentData:data18,parentDataProperty:"deleted",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/shapes/links",schemaPath:"#/properties/shapes/properties/links/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.shapes.properties.links.type,parentSchema:schema19.properties.shapes.properties.links,data:data18};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.pixels !== undefined){
let data24 = data4.pixels;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key5 in data24){
if(!(((((key5 === "record") || (key5 === "list")) || (key5 === "created")) || (key5 === "updated")) || (key5 === "deleted"))){
const err14 = {instancePath:instancePath+"/shapes/pixels",schemaPath:"#/properties/shapes/properties/pixels/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.shapes.properties.pixels,data:data24};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data24.record !== undefined){
if(!(validate62(data24.record, {instancePath:instancePath+"/shapes/pixels/record",parentData:data24,parentDataProperty:"record",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data24.list !== undefined){
if(!(validate62(data24.list, {instancePath:instancePath+"/shapes/pixels/list",parentData:data24,parentDataProperty:"list",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data24.created !== undefined){
if(!(validate62(data24.created, {instancePath:instancePath+"/shapes/pixels/created",parentData:data24,parentDataProperty:"created",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data24.updated !== undefined){
if(!(validate62(data24.updated, {instancePath:instancePath+"/shapes/pixels/updated",parentData:data24,parentDataProperty:"updated",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data24.deleted !== undefined){
if(!(validate62(data24.deleted, {instancePath:instancePath+"/shapes/pixels/deleted",parentData:data24,parentDataProperty:"deleted",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/shapes/pixels",schemaPath:"#/properties/shapes/properties/pixels/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.shapes.properties.pixels.type,parentSchema:schema19.properties.shapes.properties.pixels,data:data24};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.errors !== undefined){
let data30 = data4.errors;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key6 in data30){
if(!(func1.call(schema19.properties.shapes.properties.errors.properties, key6))){
const err16 = {instancePath:instancePath+"/shapes/errors",schemaPath:"#/properties/shapes/properties/errors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.shapes.properties.errors,data:data30};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data30.error !== undefined){
if(!(validate82(data30.error, {instancePath:instancePath+"/shapes/errors/error",parentData:data30,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data30.unauthenticated !== undefined){
if(!(validate82(data30.unauthenticated, {instancePath:instancePath+"/shapes/errors/unauthenticated",parentData:data30,parentDataProperty:"unauthenticated",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data30.wrong_key !== undefined){
if(!(validate82(data30.wrong_key, {instancePath:instancePath+"/shapes/errors/wrong_key",parentData:data30,parentDataProperty:"wrong_key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data30.not_found !== undefined){
if(!(validate82(data30.not_found, {instancePath:instancePath+"/shapes/errors/not_found",parentData:data30,parentDataProperty:"not_found",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data30.malformed_id !== undefined){
if(!(validate82(data30.malformed_id, {instancePath:instancePath+"/shapes/errors/malformed_id",parentData:data30,parentDataProperty:"malformed_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data30.no_path !== undefined){
if(!(validate82(data30.no_path, {instancePath:instancePath+"/shapes/errors/no_path",parentData:data30,parentDataProperty:"no_path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data30.reference !== undefined){
if(!(validate82(data30.reference, {instancePath:instancePath+"/shapes/errors/reference",parentData:data30,parentDataProperty:"reference",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data30.parameter !== undefined){
if(!(validate82(data30.parameter, {instancePath:instancePath+"/shapes/errors/parameter",parentData:data30,parentDataProperty:"parameter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data30.no_fields !== undefined){
if(!(validate82(data30.no_fields, {instancePath:instancePath+"/shapes/errors/no_fields",parentData:data30,parentDataProperty:"no_fields",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data30.method !== undefined){
if(!(validate82(data30.method, {instancePath:instancePath+"/shapes/errors/method",parentData:data30,parentDataProperty:"method",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data30.accept !== undefined){
if(!(validate82(data30.accept, {instancePath:instancePath+"/shapes/errors/accept",parentData:data30,parentDataProperty:"accept",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data30.media_type !== undefined){
if(!(validate82(data30.media_type, {instancePath:instancePath+"/shapes/errors/media_type",parentData:data30,parentDataProperty:"media_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data30.too_large !== undefined){
if(!(validate82(data30.too_large, {instancePath:instancePath+"/shapes/errors/too_large",parentData:data30,parentDataProperty:"too_large",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data30.invalid !== undefined){
if(!(validate82(data30.invalid, {instancePath:instancePath+"/shapes/errors/invalid",parentData:data30,parentDataProperty:"invalid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data30.conflict !== undefined){
if(!(validate82(data30.conflict, {instancePath:instancePath+"/shapes/errors/conflict",parentData:data30,parentDataProperty:"conflict",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data30.rate_limited !== undefined){
if(!(validate82(data30.rate_limited, {instancePath:instancePath+"/shapes/errors/rate_limited",parentData:data30,parentDataProperty:"rate_limited",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data30.unavailable !== undefined){
if(!(validate82(data30.unavailable, {instancePath:instancePath+"/shapes/errors/unavailable",parentData:data30,parentDataProperty:"unavailable",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data30.unreadable !== undefined){
if(!(validate82(data30.unreadable, {instancePath:instancePath+"/shapes/errors/unreadable",parentData:data30,parentDataProperty:"unreadable",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
if(data30.failed !== undefined){
if(!(validate82(data30.failed, {instancePath:instancePath+"/shapes/errors/failed",parentData:data30,parentDataProperty:"failed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/shapes/errors",schemaPath:"#/properties/shapes/properties/errors/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.shapes.properties.errors.type,parentSchema:schema19.properties.shapes.properties.errors,data:data30};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/shapes",schemaPath:"#/properties/shapes/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.shapes.type,parentSchema:schema19.properties.shapes,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.answers !== undefined){
let data50 = data.answers;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
for(const key7 in data50){
if(!(func1.call(schema19.properties.answers.properties, key7))){
const err19 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers,data:data50};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data50["record.root"] !== undefined){
if(!(validate105(data50["record.root"], {instancePath:instancePath+"/answers/record.root",parentData:data50,parentDataProperty:"record.root",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
if(data50["record.status-member"] !== undefined){
if(!(validate107(data50["record.status-member"], {instancePath:instancePath+"/answers/record.status-member",parentData:data50,parentDataProperty:"record.status-member",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
}
if(data50["list.items"] !== undefined){
if(!(validate105(data50["list.items"], {instancePath:instancePath+"/answers/list.items",parentData:data50,parentDataProperty:"list.items",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
if(data50["list.total"] !== undefined){
if(!(validate110(data50["list.total"], {instancePath:instancePath+"/answers/list.total",parentData:data50,parentDataProperty:"list.total",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data50["list.pagination"] !== undefined){
let data55 = data50["list.pagination"];
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
for(const key8 in data55){
const _errs76 = errors;
if(!((((((((((((key8 === "first") || (key8 === "last")) || (key8 === "prev")) || (key8 === "next")) || (key8 === "current_page")) || (key8 === "from")) || (key8 === "last_page")) || (key8 === "pages")) || (key8 === "path")) || (key8 === "per_page")) || (key8 === "to")) || (key8 === "cursor"))){
const err20 = {instancePath:instancePath+"/answers/list.pagination",schemaPath:"#/properties/answers/properties/list.pagination/propertyNames/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["list.pagination"].propertyNames.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["list.pagination"].propertyNames.enum,parentSchema:schema19.properties.answers.properties["list.pagination"].propertyNames,data:key8,propertyName:key8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid8 = _errs76 === errors;
if(!valid8){
const err21 = {instancePath:instancePath+"/answers/list.pagination",schemaPath:"#/properties/answers/properties/list.pagination/propertyNames",keyword:"propertyNames",params:{propertyName: key8},message:"property name must be valid",schema:schema19.properties.answers.properties["list.pagination"].propertyNames,parentSchema:schema19.properties.answers.properties["list.pagination"],data:data55};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
for(const key9 in data55){
if(!(validate110(data55[key9], {instancePath:instancePath+"/answers/list.pagination/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data55,parentDataProperty:key9,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/answers/list.pagination",schemaPath:"#/properties/answers/properties/list.pagination/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["list.pagination"].type,parentSchema:schema19.properties.answers.properties["list.pagination"],data:data55};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data50["list.page-parameter"] !== undefined){
let data57 = data50["list.page-parameter"];
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
if(data57.name === undefined){
const err23 = {instancePath:instancePath+"/answers/list.page-parameter",schemaPath:"#/properties/answers/properties/list.page-parameter/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema19.properties.answers.properties["list.page-parameter"].required,parentSchema:schema19.properties.answers.properties["list.page-parameter"],data:data57};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data57.counts === undefined){
const err24 = {instancePath:instancePath+"/answers/list.page-parameter",schemaPath:"#/properties/answers/properties/list.page-parameter/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'",schema:schema19.properties.answers.properties["list.page-parameter"].required,parentSchema:schema19.properties.answers.properties["list.page-parameter"],data:data57};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key10 in data57){
if(!(((key10 === "name") || (key10 === "counts")) || (key10 === "first"))){
const err25 = {instancePath:instancePath+"/answers/list.page-parameter",schemaPath:"#/properties/answers/properties/list.page-parameter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["list.page-parameter"],data:data57};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data57.name !== undefined){
let data58 = data57.name;
if(typeof data58 === "string"){
if(data58.length < 1){
const err26 = {instancePath:instancePath+"/answers/list.page-parameter/name",schemaPath:"#/properties/answers/properties/list.page-parameter/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema19.properties.answers.properties["list.page-parameter"].properties.name,data:data58};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/answers/list.page-parameter/name",schemaPath:"#/properties/answers/properties/list.page-parameter/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["list.page-parameter"].properties.name.type,parentSchema:schema19.properties.answers.properties["list.page-parameter"].properties.name,data:data58};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data57.counts !== undefined){
let data59 = data57.counts;
if(typeof data59 !== "string"){
const err28 = {instancePath:instancePath+"/answers/list.page-parameter/counts",schemaPath:"#/properties/answers/properties/list.page-parameter/properties/counts/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["list.page-parameter"].properties.counts.type,parentSchema:schema19.properties.answers.properties["list.page-parameter"].properties.counts,data:data59};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!((((data59 === "pages") || (data59 === "records")) || (data59 === "cursor")) || (data59 === "ids"))){
const err29 = {instancePath:instancePath+"/answers/list.page-parameter/counts",schemaPath:"#/properties/answers/properties/list.page-parameter/properties/counts/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["list.page-parameter"].properties.counts.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["list.page-parameter"].properties.counts.enum,parentSchema:schema19.properties.answers.properties["list.page-parameter"].properties.counts,data:data59};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data57.first !== undefined){
let data60 = data57.first;
if(!(((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60))) && (isFinite(data60)))){
const err30 = {instancePath:instancePath+"/answers/list.page-parameter/first",schemaPath:"#/properties/answers/properties/list.page-parameter/properties/first/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema19.properties.answers.properties["list.page-parameter"].properties.first.type,parentSchema:schema19.properties.answers.properties["list.page-parameter"].properties.first,data:data60};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((data60 === 0) || (data60 === 1))){
const err31 = {instancePath:instancePath+"/answers/list.page-parameter/first",schemaPath:"#/properties/answers/properties/list.page-parameter/properties/first/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["list.page-parameter"].properties.first.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["list.page-parameter"].properties.first.enum,parentSchema:schema19.properties.answers.properties["list.page-parameter"].properties.first,data:data60};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/answers/list.page-parameter",schemaPath:"#/properties/answers/properties/list.page-parameter/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["list.page-parameter"].type,parentSchema:schema19.properties.answers.properties["list.page-parameter"],data:data57};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data50["list.page-beyond-last"] !== undefined){
let data61 = data50["list.page-beyond-last"];
const _errs89 = errors;
let valid11 = false;
let passing0 = null;
const _errs90 = errors;
if(typeof data61 !== "string"){
const err33 = {instancePath:instancePath+"/answers/list.page-beyond-last",schemaPath:"#/properties/answers/properties/list.page-beyond-last/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["list.page-beyond-last"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["list.page-beyond-last"].oneOf[0],data:data61};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!((data61 === "empty") || (data61 === "last-page"))){
const err34 = {instancePath:instancePath+"/answers/list.page-beyond-last",schemaPath:"#/properties/answers/properties/list.page-beyond-last/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["list.page-beyond-last"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["list.page-beyond-last"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["list.page-beyond-last"].oneOf[0],data:data61};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid0 = _errs90 === errors;
if(_valid0){
valid11 = true;
passing0 = 0;
}
const _errs92 = errors;
if(!(validate113(data61, {instancePath:instancePath+"/answers/list.page-beyond-last",parentData:data50,parentDataProperty:"list.page-beyond-last",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var _valid0 = _errs92 === errors;
if(_valid0 && valid11){
valid11 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid11 = true;
passing0 = 1;
}
}
if(!valid11){
const err35 = {instancePath:instancePath+"/answers/list.page-beyond-last",schemaPath:"#/properties/answers/properties/list.page-beyond-last/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["list.page-beyond-last"].oneOf,parentSchema:schema19.properties.answers.properties["list.page-beyond-last"],data:data61};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
errors = _errs89;
if(vErrors !== null){
if(_errs89){
vErrors.length = _errs89;
}
else {
vErrors = null;
}
}
}
}
if(data50["list.page-invalid"] !== undefined){
let data62 = data50["list.page-invalid"];
const _errs94 = errors;
let valid12 = false;
let passing1 = null;
const _errs95 = errors;
if(typeof data62 !== "string"){
const err36 = {instancePath:instancePath+"/answers/list.page-invalid",schemaPath:"#/properties/answers/properties/list.page-invalid/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["list.page-invalid"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["list.page-invalid"].oneOf[0],data:data62};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(data62 === "first-page")){
const err37 = {instancePath:instancePath+"/answers/list.page-invalid",schemaPath:"#/properties/answers/properties/list.page-invalid/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["list.page-invalid"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["list.page-invalid"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["list.page-invalid"].oneOf[0],data:data62};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var _valid1 = _errs95 === errors;
if(_valid1){
valid12 = true;
passing1 = 0;
}
const _errs97 = errors;
if(!(validate113(data62, {instancePath:instancePath+"/answers/list.page-invalid",parentData:data50,parentDataProperty:"list.page-invalid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var _valid1 = _errs97 === errors;
if(_valid1 && valid12){
valid12 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid12 = true;
passing1 = 1;
}
}
if(!valid12){
const err38 = {instancePath:instancePath+"/answers/list.page-invalid",schemaPath:"#/properties/answers/properties/list.page-invalid/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["list.page-invalid"].oneOf,parentSchema:schema19.properties.answers.properties["list.page-invalid"],data:data62};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
else {
errors = _errs94;
if(vErrors !== null){
if(_errs94){
vErrors.length = _errs94;
}
else {
vErrors = null;
}
}
}
}
if(data50["list.per-page"] !== undefined){
let data63 = data50["list.per-page"];
const _errs99 = errors;
let valid13 = false;
let passing2 = null;
const _errs100 = errors;
if(typeof data63 !== "string"){
const err39 = {instancePath:instancePath+"/answers/list.per-page",schemaPath:"#/properties/answers/properties/list.per-page/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["list.per-page"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["list.per-page"].oneOf[0],data:data63};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!((((data63 === "ignored") || (data63 === "larger")) || (data63 === "nearest")) || (data63 === "taken"))){
const err40 = {instancePath:instancePath+"/answers/list.per-page",schemaPath:"#/properties/answers/properties/list.per-page/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["list.per-page"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["list.per-page"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["list.per-page"].oneOf[0],data:data63};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var _valid2 = _errs100 === errors;
if(_valid2){
valid13 = true;
passing2 = 0;
}
const _errs102 = errors;
if(!(validate113(data63, {instancePath:instancePath+"/answers/list.per-page",parentData:data50,parentDataProperty:"list.per-page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var _valid2 = _errs102 === errors;
if(_valid2 && valid13){
valid13 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid13 = true;
passing2 = 1;
}
}
if(!valid13){
const err41 = {instancePath:instancePath+"/answers/list.per-page",schemaPath:"#/properties/answers/properties/list.per-page/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["list.per-page"].oneOf,parentSchema:schema19.properties.answers.properties["list.per-page"],data:data63};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
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
}
if(data50["list.unknown-value"] !== undefined){
let data64 = data50["list.unknown-value"];
const _errs104 = errors;
let valid14 = false;
let passing3 = null;
const _errs105 = errors;
if(!(validate117(data64, {instancePath:instancePath+"/answers/list.unknown-value",parentData:data50,parentDataProperty:"list.unknown-value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var _valid3 = _errs105 === errors;
if(_valid3){
valid14 = true;
passing3 = 0;
}
const _errs106 = errors;
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
if(data64.default === undefined){
const err42 = {instancePath:instancePath+"/answers/list.unknown-value",schemaPath:"#/properties/answers/properties/list.unknown-value/oneOf/1/required",keyword:"required",params:{missingProperty: "default"},message:"must have required property '"+"default"+"'",schema:schema19.properties.answers.properties["list.unknown-value"].oneOf[1].required,parentSchema:schema19.properties.answers.properties["list.unknown-value"].oneOf[1],data:data64};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
for(const key11 in data64){
if(!((((((key11 === "default") || (key11 === "search_by")) || (key11 === "status")) || (key11 === "sort_by")) || (key11 === "sort")) || (key11 === "type"))){
const err43 = {instancePath:instancePath+"/answers/list.unknown-value",schemaPath:"#/properties/answers/properties/list.unknown-value/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["list.unknown-value"].oneOf[1],data:data64};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data64.default !== undefined){
if(!(validate117(data64.default, {instancePath:instancePath+"/answers/list.unknown-value/default",parentData:data64,parentDataProperty:"default",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
}
if(data64.search_by !== undefined){
if(!(validate117(data64.search_by, {instancePath:instancePath+"/answers/list.unknown-value/search_by",parentData:data64,parentDataProperty:"search_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
}
if(data64.status !== undefined){
if(!(validate117(data64.status, {instancePath:instancePath+"/answers/list.unknown-value/status",parentData:data64,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
}
if(data64.sort_by !== undefined){
if(!(validate117(data64.sort_by, {instancePath:instancePath+"/answers/list.unknown-value/sort_by",parentData:data64,parentDataProperty:"sort_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
}
if(data64.sort !== undefined){
if(!(validate117(data64.sort, {instancePath:instancePath+"/answers/list.unknown-value/sort",parentData:data64,parentDataProperty:"sort",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
}
if(data64.type !== undefined){
if(!(validate117(data64.type, {instancePath:instancePath+"/answers/list.unknown-value/type",parentData:data64,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
}
}
else {
const err44 = {instancePath:instancePath+"/answers/list.unknown-value",schemaPath:"#/properties/answers/properties/list.unknown-value/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["list.unknown-value"].oneOf[1].type,parentSchema:schema19.properties.answers.properties["list.unknown-value"].oneOf[1],data:data64};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var _valid3 = _errs106 === errors;
if(_valid3 && valid14){
valid14 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid14 = true;
passing3 = 1;
}
}
if(!valid14){
const err45 = {instancePath:instancePath+"/answers/list.unknown-value",schemaPath:"#/properties/answers/properties/list.unknown-value/oneOf",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["list.unknown-value"].oneOf,parentSchema:schema19.properties.answers.properties["list.unknown-value"],data:data64};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
else {
errors = _errs104;
if(vErrors !== null){
if(_errs104){
vErrors.length = _errs104;
}
else {
vErrors = null;
}
}
}
}
if(data50["list.unknown-parameter"] !== undefined){
let data71 = data50["list.unknown-parameter"];
const _errs116 = errors;
let valid16 = false;
let passing4 = null;
const _errs117 = errors;
if(typeof data71 !== "string"){
const err46 = {instancePath:instancePath+"/answers/list.unknown-parameter",schemaPath:"#/properties/answers/properties/list.unknown-parameter/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["list.unknown-parameter"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["list.unknown-parameter"].oneOf[0],data:data71};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!(data71 === "ignored")){
const err47 = {instancePath:instancePath+"/answers/list.unknown-parameter",schemaPath:"#/properties/answers/properties/list.unknown-parameter/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["list.unknown-parameter"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["list.unknown-parameter"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["list.unknown-parameter"].oneOf[0],data:data71};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var _valid4 = _errs117 === errors;
if(_valid4){
valid16 = true;
passing4 = 0;
}
const _errs119 = errors;
if(!(validate113(data71, {instancePath:instancePath+"/answers/list.unknown-parameter",parentData:data50,parentDataProperty:"list.unknown-parameter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var _valid4 = _errs119 === errors;
if(_valid4 && valid16){
valid16 = false;
passing4 = [passing4, 1];
}
else {
if(_valid4){
valid16 = true;
passing4 = 1;
}
}
if(!valid16){
const err48 = {instancePath:instancePath+"/answers/list.unknown-parameter",schemaPath:"#/properties/answers/properties/list.unknown-parameter/oneOf",keyword:"oneOf",params:{passingSchemas: passing4},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["list.unknown-parameter"].oneOf,parentSchema:schema19.properties.answers.properties["list.unknown-parameter"],data:data71};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
else {
errors = _errs116;
if(vErrors !== null){
if(_errs116){
vErrors.length = _errs116;
}
else {
vErrors = null;
}
}
}
}
if(data50["list.unknown-filter-id"] !== undefined){
let data72 = data50["list.unknown-filter-id"];
const _errs121 = errors;
let valid17 = false;
let passing5 = null;
const _errs122 = errors;
if(!(validate126(data72, {instancePath:instancePath+"/answers/list.unknown-filter-id",parentData:data50,parentDataProperty:"list.unknown-filter-id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
var _valid5 = _errs122 === errors;
if(_valid5){
valid17 = true;
passing5 = 0;
}
const _errs123 = errors;
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
if(data72.default === undefined){
const err49 = {instancePath:instancePath+"/answers/list.unknown-filter-id",schemaPath:"#/properties/answers/properties/list.unknown-filter-id/oneOf/1/required",keyword:"required",params:{missingProperty: "default"},message:"must have required property '"+"default"+"'",schema:schema19.properties.answers.properties["list.unknown-filter-id"].oneOf[1].required,parentSchema:schema19.properties.answers.properties["list.unknown-filter-id"].oneOf[1],data:data72};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data72.malformed === undefined){
const err50 = {instancePath:instancePath+"/answers/list.unknown-filter-id",schemaPath:"#/properties/answers/properties/list.unknown-filter-id/oneOf/1/required",keyword:"required",params:{missingProperty: "malformed"},message:"must have required property '"+"malformed"+"'",schema:schema19.properties.answers.properties["list.unknown-filter-id"].oneOf[1].required,parentSchema:schema19.properties.answers.properties["list.unknown-filter-id"].oneOf[1],data:data72};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
for(const key12 in data72){
if(!((key12 === "default") || (key12 === "malformed"))){
const err51 = {instancePath:instancePath+"/answers/list.unknown-filter-id",schemaPath:"#/properties/answers/properties/list.unknown-filter-id/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["list.unknown-filter-id"].oneOf[1],data:data72};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data72.default !== undefined){
if(!(validate126(data72.default, {instancePath:instancePath+"/answers/list.unknown-filter-id/default",parentData:data72,parentDataProperty:"default",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
}
if(data72.malformed !== undefined){
if(!(validate126(data72.malformed, {instancePath:instancePath+"/answers/list.unknown-filter-id/malformed",parentData:data72,parentDataProperty:"malformed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
}
}
else {
const err52 = {instancePath:instancePath+"/answers/list.unknown-filter-id",schemaPath:"#/properties/answers/properties/list.unknown-filter-id/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["list.unknown-filter-id"].oneOf[1].type,parentSchema:schema19.properties.answers.properties["list.unknown-filter-id"].oneOf[1],data:data72};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var _valid5 = _errs123 === errors;
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
const err53 = {instancePath:instancePath+"/answers/list.unknown-filter-id",schemaPath:"#/properties/answers/properties/list.unknown-filter-id/oneOf",keyword:"oneOf",params:{passingSchemas: passing5},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["list.unknown-filter-id"].oneOf,parentSchema:schema19.properties.answers.properties["list.unknown-filter-id"],data:data72};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
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
if(data50["ids.type"] !== undefined){
let data75 = data50["ids.type"];
if(typeof data75 !== "string"){
const err54 = {instancePath:instancePath+"/answers/ids.type",schemaPath:"#/properties/answers/properties/ids.type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["ids.type"].type,parentSchema:schema19.properties.answers.properties["ids.type"],data:data75};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!(((data75 === "integer") || (data75 === "string")) || (data75 === "digits"))){
const err55 = {instancePath:instancePath+"/answers/ids.type",schemaPath:"#/properties/answers/properties/ids.type/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["ids.type"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["ids.type"].enum,parentSchema:schema19.properties.answers.properties["ids.type"],data:data75};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data50["ids.malformed"] !== undefined){
if(!(validate113(data50["ids.malformed"], {instancePath:instancePath+"/answers/ids.malformed",parentData:data50,parentDataProperty:"ids.malformed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
if(data50["timestamps.format"] !== undefined){
let data77 = data50["timestamps.format"];
if(typeof data77 !== "string"){
const err56 = {instancePath:instancePath+"/answers/timestamps.format",schemaPath:"#/properties/answers/properties/timestamps.format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["timestamps.format"].type,parentSchema:schema19.properties.answers.properties["timestamps.format"],data:data77};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(!(((data77 === "iso-milliseconds") || (data77 === "iso-microseconds")) || (data77 === "unix-seconds"))){
const err57 = {instancePath:instancePath+"/answers/timestamps.format",schemaPath:"#/properties/answers/properties/timestamps.format/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["timestamps.format"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["timestamps.format"].enum,parentSchema:schema19.properties.answers.properties["timestamps.format"],data:data77};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data50["fields.unset"] !== undefined){
let data78 = data50["fields.unset"];
if(typeof data78 !== "string"){
const err58 = {instancePath:instancePath+"/answers/fields.unset",schemaPath:"#/properties/answers/properties/fields.unset/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["fields.unset"].type,parentSchema:schema19.properties.answers.properties["fields.unset"],data:data78};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(!(((data78 === "null") || (data78 === "omitted")) || (data78 === "empty"))){
const err59 = {instancePath:instancePath+"/answers/fields.unset",schemaPath:"#/properties/answers/properties/fields.unset/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["fields.unset"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["fields.unset"].enum,parentSchema:schema19.properties.answers.properties["fields.unset"],data:data78};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data50["fields.unset-list"] !== undefined){
let data79 = data50["fields.unset-list"];
if(typeof data79 !== "string"){
const err60 = {instancePath:instancePath+"/answers/fields.unset-list",schemaPath:"#/properties/answers/properties/fields.unset-list/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["fields.unset-list"].type,parentSchema:schema19.properties.answers.properties["fields.unset-list"],data:data79};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(!(((data79 === "empty") || (data79 === "null")) || (data79 === "omitted"))){
const err61 = {instancePath:instancePath+"/answers/fields.unset-list",schemaPath:"#/properties/answers/properties/fields.unset-list/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["fields.unset-list"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["fields.unset-list"].enum,parentSchema:schema19.properties.answers.properties["fields.unset-list"],data:data79};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data50["links.fields.url"] !== undefined){
if(!(validate131(data50["links.fields.url"], {instancePath:instancePath+"/answers/links.fields.url",parentData:data50,parentDataProperty:"links.fields.url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data50["links.fields.alias"] !== undefined){
if(!(validate131(data50["links.fields.alias"], {instancePath:instancePath+"/answers/links.fields.alias",parentData:data50,parentDataProperty:"links.fields.alias",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data50["links.fields.domain_id"] !== undefined){
if(!(validate131(data50["links.fields.domain_id"], {instancePath:instancePath+"/answers/links.fields.domain_id",parentData:data50,parentDataProperty:"links.fields.domain_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data50["links.fields.space_id"] !== undefined){
if(!(validate131(data50["links.fields.space_id"], {instancePath:instancePath+"/answers/links.fields.space_id",parentData:data50,parentDataProperty:"links.fields.space_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data50["links.fields.pixel_ids"] !== undefined){
if(!(validate131(data50["links.fields.pixel_ids"], {instancePath:instancePath+"/answers/links.fields.pixel_ids",parentData:data50,parentDataProperty:"links.fields.pixel_ids",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data50["links.fields.disabled"] !== undefined){
if(!(validate131(data50["links.fields.disabled"], {instancePath:instancePath+"/answers/links.fields.disabled",parentData:data50,parentDataProperty:"links.fields.disabled",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data50["links.fields.privacy"] !== undefined){
if(!(validate131(data50["links.fields.privacy"], {instancePath:instancePath+"/answers/links.fields.privacy",parentData:data50,parentDataProperty:"links.fields.privacy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data50["links.fields.expiration_url"] !== undefined){
if(!(validate131(data50["links.fields.expiration_url"], {instancePath:instancePath+"/answers/links.fields.expiration_url",parentData:data50,parentDataProperty:"links.fields.expiration_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data50["links.fields.expiration_date"] !== undefined){
if(!(validate131(data50["links.fields.expiration_date"], {instancePath:instancePath+"/answers/links.fields.expiration_date",parentData:data50,parentDataProperty:"links.fields.expiration_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data50["links.fields.expiration_time"] !== undefined){
if(!(validate131(data50["links.fields.expiration_time"], {instancePath:instancePath+"/answers/links.fields.expiration_time",parentData:data50,parentDataProperty:"links.fields.expiration_time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data50["links.fields.expiration_clicks"] !== undefined){
if(!(validate131(data50["links.fields.expiration_clicks"], {instancePath:instancePath+"/answers/links.fields.expiration_clicks",parentData:data50,parentDataProperty:"links.fields.expiration_clicks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data50["links.fields.target_type"] !== undefined){
if(!(validate131(data50["links.fields.target_type"], {instancePath:instancePath+"/answers/links.fields.target_type",parentData:data50,parentDataProperty:"links.fields.target_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data50["links.fields.country"] !== undefined){
if(!(validate131(data50["links.fields.country"], {instancePath:instancePath+"/answers/links.fields.country",parentData:data50,parentDataProperty:"links.fields.country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data50["links.fields.platform"] !== undefined){
if(!(validate131(data50["links.fields.platform"], {instancePath:instancePath+"/answers/links.fields.platform",parentData:data50,parentDataProperty:"links.fields.platform",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data50["links.fields.language"] !== undefined){
if(!(validate131(data50["links.fields.language"], {instancePath:instancePath+"/answers/links.fields.language",parentData:data50,parentDataProperty:"links.fields.language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data50["links.fields.rotation"] !== undefined){
if(!(validate131(data50["links.fields.rotation"], {instancePath:instancePath+"/answers/links.fields.rotation",parentData:data50,parentDataProperty:"links.fields.rotation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data50["links.derived"] !== undefined){
if(!(validate149(data50["links.derived"], {instancePath:instancePath+"/answers/links.derived",parentData:data50,parentDataProperty:"links.derived",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
if(data50["links.title"] !== undefined){
let data97 = data50["links.title"];
if(typeof data97 !== "string"){
const err62 = {instancePath:instancePath+"/answers/links.title",schemaPath:"#/properties/answers/properties/links.title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.title"].type,parentSchema:schema19.properties.answers.properties["links.title"],data:data97};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(!(((((data97 === "host-and-path") || (data97 === "host")) || (data97 === "url")) || (data97 === "page")) || (data97 === "none"))){
const err63 = {instancePath:instancePath+"/answers/links.title",schemaPath:"#/properties/answers/properties/links.title/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.title"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.title"].enum,parentSchema:schema19.properties.answers.properties["links.title"],data:data97};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data50["links.secrets"] !== undefined){
let data98 = data50["links.secrets"];
if(typeof data98 !== "string"){
const err64 = {instancePath:instancePath+"/answers/links.secrets",schemaPath:"#/properties/answers/properties/links.secrets/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.secrets"].type,parentSchema:schema19.properties.answers.properties["links.secrets"],data:data98};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(!((data98 === "booleans") || (data98 === "omitted"))){
const err65 = {instancePath:instancePath+"/answers/links.secrets",schemaPath:"#/properties/answers/properties/links.secrets/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.secrets"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.secrets"].enum,parentSchema:schema19.properties.answers.properties["links.secrets"],data:data98};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data50["pixels.fields.name"] !== undefined){
if(!(validate131(data50["pixels.fields.name"], {instancePath:instancePath+"/answers/pixels.fields.name",parentData:data50,parentDataProperty:"pixels.fields.name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data50["pixels.fields.type"] !== undefined){
if(!(validate131(data50["pixels.fields.type"], {instancePath:instancePath+"/answers/pixels.fields.type",parentData:data50,parentDataProperty:"pixels.fields.type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data50["pixels.fields.value"] !== undefined){
if(!(validate131(data50["pixels.fields.value"], {instancePath:instancePath+"/answers/pixels.fields.value",parentData:data50,parentDataProperty:"pixels.fields.value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data50["pixels.derived"] !== undefined){
if(!(validate155(data50["pixels.derived"], {instancePath:instancePath+"/answers/pixels.derived",parentData:data50,parentDataProperty:"pixels.derived",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
}
if(data50["links.create.status"] !== undefined){
if(!(validate158(data50["links.create.status"], {instancePath:instancePath+"/answers/links.create.status",parentData:data50,parentDataProperty:"links.create.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
}
if(data50["links.update.status"] !== undefined){
if(!(validate158(data50["links.update.status"], {instancePath:instancePath+"/answers/links.update.status",parentData:data50,parentDataProperty:"links.update.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
}
if(data50["links.delete.status"] !== undefined){
if(!(validate158(data50["links.delete.status"], {instancePath:instancePath+"/answers/links.delete.status",parentData:data50,parentDataProperty:"links.delete.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
}
if(data50["pixels.create.status"] !== undefined){
if(!(validate158(data50["pixels.create.status"], {instancePath:instancePath+"/answers/pixels.create.status",parentData:data50,parentDataProperty:"pixels.create.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
}
if(data50["pixels.update.status"] !== undefined){
if(!(validate158(data50["pixels.update.status"], {instancePath:instancePath+"/answers/pixels.update.status",parentData:data50,parentDataProperty:"pixels.update.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
}
if(data50["pixels.delete.status"] !== undefined){
if(!(validate158(data50["pixels.delete.status"], {instancePath:instancePath+"/answers/pixels.delete.status",parentData:data50,parentDataProperty:"pixels.delete.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
}
if(data50["links.create.required"] !== undefined){
let data109 = data50["links.create.required"];
if(Array.isArray(data109)){
const len0 = data109.length;
for(let i0=0; i0<len0; i0++){
let data110 = data109[i0];
if(typeof data110 !== "string"){
const err66 = {instancePath:instancePath+"/answers/links.create.required/" + i0,schemaPath:"#/properties/answers/properties/links.create.required/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.create.required"].items.type,parentSchema:schema19.properties.answers.properties["links.create.required"].items,data:data110};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(!(((data110 === "url") || (data110 === "domain_id")) || (data110 === "alias"))){
const err67 = {instancePath:instancePath+"/answers/links.create.required/" + i0,schemaPath:"#/properties/answers/properties/links.create.required/items/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.create.required"].items.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.create.required"].items.enum,parentSchema:schema19.properties.answers.properties["links.create.required"].items,data:data110};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
const _errs172 = errors;
const len1 = data109.length;
for(let i1=0; i1<len1; i1++){
let data111 = data109[i1];
const _errs173 = errors;
if("url" !== data111){
const err68 = {instancePath:instancePath+"/answers/links.create.required/" + i1,schemaPath:"#/properties/answers/properties/links.create.required/contains/const",keyword:"const",params:{allowedValue: "url"},message:"must be equal to constant",schema:"url",parentSchema:schema19.properties.answers.properties["links.create.required"].contains,data:data111};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
var valid21 = _errs173 === errors;
if(valid21){
break;
}
}
if(!valid21){
const err69 = {instancePath:instancePath+"/answers/links.create.required",schemaPath:"#/properties/answers/properties/links.create.required/contains",keyword:"contains",params:{minContains: 1},message:"must contain at least 1 valid item(s)",schema:schema19.properties.answers.properties["links.create.required"].contains,parentSchema:schema19.properties.answers.properties["links.create.required"],data:data109};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
else {
errors = _errs172;
if(vErrors !== null){
if(_errs172){
vErrors.length = _errs172;
}
else {
vErrors = null;
}
}
}
let i2 = data109.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data109[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err70 = {instancePath:instancePath+"/answers/links.create.required",schemaPath:"#/properties/answers/properties/links.create.required/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i2+" are identical)",schema:true,parentSchema:schema19.properties.answers.properties["links.create.required"],data:data109};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err71 = {instancePath:instancePath+"/answers/links.create.required",schemaPath:"#/properties/answers/properties/links.create.required/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema19.properties.answers.properties["links.create.required"].type,parentSchema:schema19.properties.answers.properties["links.create.required"],data:data109};
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
let data112 = data50["pixels.create.required"];
if(Array.isArray(data112)){
const len2 = data112.length;
for(let i3=0; i3<len2; i3++){
let data113 = data112[i3];
if(typeof data113 !== "string"){
const err72 = {instancePath:instancePath+"/answers/pixels.create.required/" + i3,schemaPath:"#/properties/answers/properties/pixels.create.required/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["pixels.create.required"].items.type,parentSchema:schema19.properties.answers.properties["pixels.create.required"].items,data:data113};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(!(((data113 === "name") || (data113 === "type")) || (data113 === "value"))){
const err73 = {instancePath:instancePath+"/answers/pixels.create.required/" + i3,schemaPath:"#/properties/answers/properties/pixels.create.required/items/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["pixels.create.required"].items.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["pixels.create.required"].items.enum,parentSchema:schema19.properties.answers.properties["pixels.create.required"].items,data:data113};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
let i4 = data112.length;
let j1;
if(i4 > 1){
const indices1 = {};
for(;i4--;){
let item1 = data112[i4];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err74 = {instancePath:instancePath+"/answers/pixels.create.required",schemaPath:"#/properties/answers/properties/pixels.create.required/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i4+" are identical)",schema:true,parentSchema:schema19.properties.answers.properties["pixels.create.required"],data:data112};
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
const err75 = {instancePath:instancePath+"/answers/pixels.create.required",schemaPath:"#/properties/answers/properties/pixels.create.required/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema19.properties.answers.properties["pixels.create.required"].type,parentSchema:schema19.properties.answers.properties["pixels.create.required"],data:data112};
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
let data114 = data50["links.domain-synonym"];
if(typeof data114 !== "string"){
const err76 = {instancePath:instancePath+"/answers/links.domain-synonym",schemaPath:"#/properties/answers/properties/links.domain-synonym/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.domain-synonym"].type,parentSchema:schema19.properties.answers.properties["links.domain-synonym"],data:data114};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(!(((data114 === "both") || (data114 === "domain_id")) || (data114 === "domain"))){
const err77 = {instancePath:instancePath+"/answers/links.domain-synonym",schemaPath:"#/properties/answers/properties/links.domain-synonym/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.domain-synonym"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.domain-synonym"].enum,parentSchema:schema19.properties.answers.properties["links.domain-synonym"],data:data114};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data50["links.update.partial"] !== undefined){
let data115 = data50["links.update.partial"];
const _errs181 = errors;
let valid26 = false;
let passing6 = null;
const _errs182 = errors;
if(!(validate168(data115, {instancePath:instancePath+"/answers/links.update.partial",parentData:data50,parentDataProperty:"links.update.partial",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
var _valid6 = _errs182 === errors;
if(_valid6){
valid26 = true;
passing6 = 0;
}
const _errs183 = errors;
if(data115 && typeof data115 == "object" && !Array.isArray(data115)){
if(data115.default === undefined){
const err78 = {instancePath:instancePath+"/answers/links.update.partial",schemaPath:"#/properties/answers/properties/links.update.partial/oneOf/1/required",keyword:"required",params:{missingProperty: "default"},message:"must have required property '"+"default"+"'",schema:schema19.properties.answers.properties["links.update.partial"].oneOf[1].required,parentSchema:schema19.properties.answers.properties["links.update.partial"].oneOf[1],data:data115};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
for(const key13 in data115){
if(!(func1.call(schema19.properties.answers.properties["links.update.partial"].oneOf[1].properties, key13))){
const err79 = {instancePath:instancePath+"/answers/links.update.partial",schemaPath:"#/properties/answers/properties/links.update.partial/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["links.update.partial"].oneOf[1],data:data115};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data115.default !== undefined){
if(!(validate168(data115.default, {instancePath:instancePath+"/answers/links.update.partial/default",parentData:data115,parentDataProperty:"default",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
if(data115.space_id !== undefined){
if(!(validate168(data115.space_id, {instancePath:instancePath+"/answers/links.update.partial/space_id",parentData:data115,parentDataProperty:"space_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
if(data115.pixel_ids !== undefined){
if(!(validate168(data115.pixel_ids, {instancePath:instancePath+"/answers/links.update.partial/pixel_ids",parentData:data115,parentDataProperty:"pixel_ids",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
if(data115.password !== undefined){
if(!(validate168(data115.password, {instancePath:instancePath+"/answers/links.update.partial/password",parentData:data115,parentDataProperty:"password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
if(data115.privacy_password !== undefined){
if(!(validate168(data115.privacy_password, {instancePath:instancePath+"/answers/links.update.partial/privacy_password",parentData:data115,parentDataProperty:"privacy_password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
if(data115.disabled !== undefined){
if(!(validate168(data115.disabled, {instancePath:instancePath+"/answers/links.update.partial/disabled",parentData:data115,parentDataProperty:"disabled",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
if(data115.privacy !== undefined){
if(!(validate168(data115.privacy, {instancePath:instancePath+"/answers/links.update.partial/privacy",parentData:data115,parentDataProperty:"privacy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
if(data115.expiration_url !== undefined){
if(!(validate168(data115.expiration_url, {instancePath:instancePath+"/answers/links.update.partial/expiration_url",parentData:data115,parentDataProperty:"expiration_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
if(data115.expiration_date !== undefined){
if(!(validate168(data115.expiration_date, {instancePath:instancePath+"/answers/links.update.partial/expiration_date",parentData:data115,parentDataProperty:"expiration_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
if(data115.expiration_time !== undefined){
if(!(validate168(data115.expiration_time, {instancePath:instancePath+"/answers/links.update.partial/expiration_time",parentData:data115,parentDataProperty:"expiration_time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
if(data115.expiration_clicks !== undefined){
if(!(validate168(data115.expiration_clicks, {instancePath:instancePath+"/answers/links.update.partial/expiration_clicks",parentData:data115,parentDataProperty:"expiration_clicks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
if(data115.target_type !== undefined){
if(!(validate168(data115.target_type, {instancePath:instancePath+"/answers/links.update.partial/target_type",parentData:data115,parentDataProperty:"target_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
if(data115.country !== undefined){
if(!(validate168(data115.country, {instancePath:instancePath+"/answers/links.update.partial/country",parentData:data115,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
if(data115.platform !== undefined){
if(!(validate168(data115.platform, {instancePath:instancePath+"/answers/links.update.partial/platform",parentData:data115,parentDataProperty:"platform",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
if(data115.language !== undefined){
if(!(validate168(data115.language, {instancePath:instancePath+"/answers/links.update.partial/language",parentData:data115,parentDataProperty:"language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
if(data115.rotation !== undefined){
if(!(validate168(data115.rotation, {instancePath:instancePath+"/answers/links.update.partial/rotation",parentData:data115,parentDataProperty:"rotation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
}
else {
const err80 = {instancePath:instancePath+"/answers/links.update.partial",schemaPath:"#/properties/answers/properties/links.update.partial/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["links.update.partial"].oneOf[1].type,parentSchema:schema19.properties.answers.properties["links.update.partial"].oneOf[1],data:data115};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
var _valid6 = _errs183 === errors;
if(_valid6 && valid26){
valid26 = false;
passing6 = [passing6, 1];
}
else {
if(_valid6){
valid26 = true;
passing6 = 1;
}
}
if(!valid26){
const err81 = {instancePath:instancePath+"/answers/links.update.partial",schemaPath:"#/properties/answers/properties/links.update.partial/oneOf",keyword:"oneOf",params:{passingSchemas: passing6},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["links.update.partial"].oneOf,parentSchema:schema19.properties.answers.properties["links.update.partial"],data:data115};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
else {
errors = _errs181;
if(vErrors !== null){
if(_errs181){
vErrors.length = _errs181;
}
else {
vErrors = null;
}
}
}
}
if(data50["links.update.empty-body"] !== undefined){
let data132 = data50["links.update.empty-body"];
const _errs203 = errors;
let valid28 = false;
let passing7 = null;
const _errs204 = errors;
if(typeof data132 !== "string"){
const err82 = {instancePath:instancePath+"/answers/links.update.empty-body",schemaPath:"#/properties/answers/properties/links.update.empty-body/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.update.empty-body"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["links.update.empty-body"].oneOf[0],data:data132};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(!(data132 === "unchanged")){
const err83 = {instancePath:instancePath+"/answers/links.update.empty-body",schemaPath:"#/properties/answers/properties/links.update.empty-body/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.update.empty-body"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.update.empty-body"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["links.update.empty-body"].oneOf[0],data:data132};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
var _valid7 = _errs204 === errors;
if(_valid7){
valid28 = true;
passing7 = 0;
}
const _errs206 = errors;
if(!(validate113(data132, {instancePath:instancePath+"/answers/links.update.empty-body",parentData:data50,parentDataProperty:"links.update.empty-body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var _valid7 = _errs206 === errors;
if(_valid7 && valid28){
valid28 = false;
passing7 = [passing7, 1];
}
else {
if(_valid7){
valid28 = true;
passing7 = 1;
}
}
if(!valid28){
const err84 = {instancePath:instancePath+"/answers/links.update.empty-body",schemaPath:"#/properties/answers/properties/links.update.empty-body/oneOf",keyword:"oneOf",params:{passingSchemas: passing7},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["links.update.empty-body"].oneOf,parentSchema:schema19.properties.answers.properties["links.update.empty-body"],data:data132};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
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
if(data50["update.patch"] !== undefined){
let data133 = data50["update.patch"];
const _errs208 = errors;
let valid29 = false;
let passing8 = null;
const _errs209 = errors;
if(typeof data133 !== "string"){
const err85 = {instancePath:instancePath+"/answers/update.patch",schemaPath:"#/properties/answers/properties/update.patch/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["update.patch"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["update.patch"].oneOf[0],data:data133};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(!(data133 === "as-put")){
const err86 = {instancePath:instancePath+"/answers/update.patch",schemaPath:"#/properties/answers/properties/update.patch/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["update.patch"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["update.patch"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["update.patch"].oneOf[0],data:data133};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
var _valid8 = _errs209 === errors;
if(_valid8){
valid29 = true;
passing8 = 0;
}
const _errs211 = errors;
if(!(validate187(data133, {instancePath:instancePath+"/answers/update.patch",parentData:data50,parentDataProperty:"update.patch",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
var _valid8 = _errs211 === errors;
if(_valid8 && valid29){
valid29 = false;
passing8 = [passing8, 1];
}
else {
if(_valid8){
valid29 = true;
passing8 = 1;
}
}
if(!valid29){
const err87 = {instancePath:instancePath+"/answers/update.patch",schemaPath:"#/properties/answers/properties/update.patch/oneOf",keyword:"oneOf",params:{passingSchemas: passing8},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["update.patch"].oneOf,parentSchema:schema19.properties.answers.properties["update.patch"],data:data133};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
else {
errors = _errs208;
if(vErrors !== null){
if(_errs208){
vErrors.length = _errs208;
}
else {
vErrors = null;
}
}
}
}
if(data50["links.update.domain"] !== undefined){
let data134 = data50["links.update.domain"];
const _errs213 = errors;
let valid30 = false;
let passing9 = null;
const _errs214 = errors;
if(typeof data134 !== "string"){
const err88 = {instancePath:instancePath+"/answers/links.update.domain",schemaPath:"#/properties/answers/properties/links.update.domain/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.update.domain"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["links.update.domain"].oneOf[0],data:data134};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(!(data134 === "ignored")){
const err89 = {instancePath:instancePath+"/answers/links.update.domain",schemaPath:"#/properties/answers/properties/links.update.domain/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.update.domain"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.update.domain"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["links.update.domain"].oneOf[0],data:data134};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
var _valid9 = _errs214 === errors;
if(_valid9){
valid30 = true;
passing9 = 0;
}
const _errs216 = errors;
if(!(validate113(data134, {instancePath:instancePath+"/answers/links.update.domain",parentData:data50,parentDataProperty:"links.update.domain",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var _valid9 = _errs216 === errors;
if(_valid9 && valid30){
valid30 = false;
passing9 = [passing9, 1];
}
else {
if(_valid9){
valid30 = true;
passing9 = 1;
}
}
if(!valid30){
const err90 = {instancePath:instancePath+"/answers/links.update.domain",schemaPath:"#/properties/answers/properties/links.update.domain/oneOf",keyword:"oneOf",params:{passingSchemas: passing9},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["links.update.domain"].oneOf,parentSchema:schema19.properties.answers.properties["links.update.domain"],data:data134};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
else {
errors = _errs213;
if(vErrors !== null){
if(_errs213){
vErrors.length = _errs213;
}
else {
vErrors = null;
}
}
}
}
if(data50["links.title.on-update"] !== undefined){
let data135 = data50["links.title.on-update"];
if(typeof data135 !== "string"){
const err91 = {instancePath:instancePath+"/answers/links.title.on-update",schemaPath:"#/properties/answers/properties/links.title.on-update/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.title.on-update"].type,parentSchema:schema19.properties.answers.properties["links.title.on-update"],data:data135};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(!((data135 === "follows") || (data135 === "kept"))){
const err92 = {instancePath:instancePath+"/answers/links.title.on-update",schemaPath:"#/properties/answers/properties/links.title.on-update/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.title.on-update"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.title.on-update"].enum,parentSchema:schema19.properties.answers.properties["links.title.on-update"],data:data135};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data50["input.empty-value"] !== undefined){
let data136 = data50["input.empty-value"];
if(data136 && typeof data136 == "object" && !Array.isArray(data136)){
for(const key14 in data136){
if(!(((key14 === "optional") || (key14 === "links")) || (key14 === "pixels"))){
const err93 = {instancePath:instancePath+"/answers/input.empty-value",schemaPath:"#/properties/answers/properties/input.empty-value/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["input.empty-value"],data:data136};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data136.optional !== undefined){
let data137 = data136.optional;
if(typeof data137 !== "string"){
const err94 = {instancePath:instancePath+"/answers/input.empty-value/optional",schemaPath:"#/properties/answers/properties/input.empty-value/properties/optional/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["input.empty-value"].properties.optional.type,parentSchema:schema19.properties.answers.properties["input.empty-value"].properties.optional,data:data137};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(!(((data137 === "clears") || (data137 === "absent")) || (data137 === "refused"))){
const err95 = {instancePath:instancePath+"/answers/input.empty-value/optional",schemaPath:"#/properties/answers/properties/input.empty-value/properties/optional/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.empty-value"].properties.optional.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["input.empty-value"].properties.optional.enum,parentSchema:schema19.properties.answers.properties["input.empty-value"].properties.optional,data:data137};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data136.links !== undefined){
let data138 = data136.links;
if(typeof data138 !== "string"){
const err96 = {instancePath:instancePath+"/answers/input.empty-value/links",schemaPath:"#/properties/answers/properties/input.empty-value/properties/links/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["input.empty-value"].properties.links.type,parentSchema:schema19.properties.answers.properties["input.empty-value"].properties.links,data:data138};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(!((data138 === "refused") || (data138 === "absent"))){
const err97 = {instancePath:instancePath+"/answers/input.empty-value/links",schemaPath:"#/properties/answers/properties/input.empty-value/properties/links/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.empty-value"].properties.links.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["input.empty-value"].properties.links.enum,parentSchema:schema19.properties.answers.properties["input.empty-value"].properties.links,data:data138};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data136.pixels !== undefined){
let data139 = data136.pixels;
if(typeof data139 !== "string"){
const err98 = {instancePath:instancePath+"/answers/input.empty-value/pixels",schemaPath:"#/properties/answers/properties/input.empty-value/properties/pixels/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["input.empty-value"].properties.pixels.type,parentSchema:schema19.properties.answers.properties["input.empty-value"].properties.pixels,data:data139};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(!((data139 === "refused") || (data139 === "absent"))){
const err99 = {instancePath:instancePath+"/answers/input.empty-value/pixels",schemaPath:"#/properties/answers/properties/input.empty-value/properties/pixels/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.empty-value"].properties.pixels.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["input.empty-value"].properties.pixels.enum,parentSchema:schema19.properties.answers.properties["input.empty-value"].properties.pixels,data:data139};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
else {
const err100 = {instancePath:instancePath+"/answers/input.empty-value",schemaPath:"#/properties/answers/properties/input.empty-value/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["input.empty-value"].type,parentSchema:schema19.properties.answers.properties["input.empty-value"],data:data136};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data50["input.unknown-field"] !== undefined){
let data140 = data50["input.unknown-field"];
const _errs229 = errors;
let valid32 = false;
let passing10 = null;
const _errs230 = errors;
if(typeof data140 !== "string"){
const err101 = {instancePath:instancePath+"/answers/input.unknown-field",schemaPath:"#/properties/answers/properties/input.unknown-field/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["input.unknown-field"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["input.unknown-field"].oneOf[0],data:data140};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(!(data140 === "ignored")){
const err102 = {instancePath:instancePath+"/answers/input.unknown-field",schemaPath:"#/properties/answers/properties/input.unknown-field/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.unknown-field"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["input.unknown-field"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["input.unknown-field"].oneOf[0],data:data140};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
var _valid10 = _errs230 === errors;
if(_valid10){
valid32 = true;
passing10 = 0;
}
const _errs232 = errors;
if(!(validate113(data140, {instancePath:instancePath+"/answers/input.unknown-field",parentData:data50,parentDataProperty:"input.unknown-field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var _valid10 = _errs232 === errors;
if(_valid10 && valid32){
valid32 = false;
passing10 = [passing10, 1];
}
else {
if(_valid10){
valid32 = true;
passing10 = 1;
}
}
if(!valid32){
const err103 = {instancePath:instancePath+"/answers/input.unknown-field",schemaPath:"#/properties/answers/properties/input.unknown-field/oneOf",keyword:"oneOf",params:{passingSchemas: passing10},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["input.unknown-field"].oneOf,parentSchema:schema19.properties.answers.properties["input.unknown-field"],data:data140};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
else {
errors = _errs229;
if(vErrors !== null){
if(_errs229){
vErrors.length = _errs229;
}
else {
vErrors = null;
}
}
}
}
if(data50["input.duplicate-field"] !== undefined){
let data141 = data50["input.duplicate-field"];
if(typeof data141 !== "string"){
const err104 = {instancePath:instancePath+"/answers/input.duplicate-field",schemaPath:"#/properties/answers/properties/input.duplicate-field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["input.duplicate-field"].type,parentSchema:schema19.properties.answers.properties["input.duplicate-field"],data:data141};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(!((data141 === "last") || (data141 === "first"))){
const err105 = {instancePath:instancePath+"/answers/input.duplicate-field",schemaPath:"#/properties/answers/properties/input.duplicate-field/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.duplicate-field"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["input.duplicate-field"].enum,parentSchema:schema19.properties.answers.properties["input.duplicate-field"],data:data141};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data50["input.encoding"] !== undefined){
let data142 = data50["input.encoding"];
const _errs236 = errors;
let valid33 = false;
let passing11 = null;
const _errs237 = errors;
if(typeof data142 !== "string"){
const err106 = {instancePath:instancePath+"/answers/input.encoding",schemaPath:"#/properties/answers/properties/input.encoding/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["input.encoding"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["input.encoding"].oneOf[0],data:data142};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(!(data142 === "kept")){
const err107 = {instancePath:instancePath+"/answers/input.encoding",schemaPath:"#/properties/answers/properties/input.encoding/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.encoding"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["input.encoding"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["input.encoding"].oneOf[0],data:data142};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
var _valid11 = _errs237 === errors;
if(_valid11){
valid33 = true;
passing11 = 0;
}
const _errs239 = errors;
if(!(validate113(data142, {instancePath:instancePath+"/answers/input.encoding",parentData:data50,parentDataProperty:"input.encoding",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var _valid11 = _errs239 === errors;
if(_valid11 && valid33){
valid33 = false;
passing11 = [passing11, 1];
}
else {
if(_valid11){
valid33 = true;
passing11 = 1;
}
}
if(!valid33){
const err108 = {instancePath:instancePath+"/answers/input.encoding",schemaPath:"#/properties/answers/properties/input.encoding/oneOf",keyword:"oneOf",params:{passingSchemas: passing11},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["input.encoding"].oneOf,parentSchema:schema19.properties.answers.properties["input.encoding"],data:data142};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
else {
errors = _errs236;
if(vErrors !== null){
if(_errs236){
vErrors.length = _errs236;
}
else {
vErrors = null;
}
}
}
}
if(data50["input.content-type"] !== undefined){
let data143 = data50["input.content-type"];
if(data143 && typeof data143 == "object" && !Array.isArray(data143)){
if(data143.also === undefined){
const err109 = {instancePath:instancePath+"/answers/input.content-type",schemaPath:"#/properties/answers/properties/input.content-type/required",keyword:"required",params:{missingProperty: "also"},message:"must have required property '"+"also"+"'",schema:schema19.properties.answers.properties["input.content-type"].required,parentSchema:schema19.properties.answers.properties["input.content-type"],data:data143};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data143.otherwise === undefined){
const err110 = {instancePath:instancePath+"/answers/input.content-type",schemaPath:"#/properties/answers/properties/input.content-type/required",keyword:"required",params:{missingProperty: "otherwise"},message:"must have required property '"+"otherwise"+"'",schema:schema19.properties.answers.properties["input.content-type"].required,parentSchema:schema19.properties.answers.properties["input.content-type"],data:data143};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
for(const key15 in data143){
if(!((key15 === "also") || (key15 === "otherwise"))){
const err111 = {instancePath:instancePath+"/answers/input.content-type",schemaPath:"#/properties/answers/properties/input.content-type/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["input.content-type"],data:data143};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data143.also !== undefined){
let data144 = data143.also;
if(Array.isArray(data144)){
const len3 = data144.length;
for(let i5=0; i5<len3; i5++){
let data145 = data144[i5];
if(typeof data145 !== "string"){
const err112 = {instancePath:instancePath+"/answers/input.content-type/also/" + i5,schemaPath:"#/properties/answers/properties/input.content-type/properties/also/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["input.content-type"].properties.also.items.type,parentSchema:schema19.properties.answers.properties["input.content-type"].properties.also.items,data:data145};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(!((data145 === "json") || (data145 === "multipart"))){
const err113 = {instancePath:instancePath+"/answers/input.content-type/also/" + i5,schemaPath:"#/properties/answers/properties/input.content-type/properties/also/items/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.content-type"].properties.also.items.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["input.content-type"].properties.also.items.enum,parentSchema:schema19.properties.answers.properties["input.content-type"].properties.also.items,data:data145};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
let i6 = data144.length;
let j2;
if(i6 > 1){
const indices2 = {};
for(;i6--;){
let item2 = data144[i6];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err114 = {instancePath:instancePath+"/answers/input.content-type/also",schemaPath:"#/properties/answers/properties/input.content-type/properties/also/uniqueItems",keyword:"uniqueItems",params:{i: i6, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i6+" are identical)",schema:true,parentSchema:schema19.properties.answers.properties["input.content-type"].properties.also,data:data144};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
break;
}
indices2[item2] = i6;
}
}
}
else {
const err115 = {instancePath:instancePath+"/answers/input.content-type/also",schemaPath:"#/properties/answers/properties/input.content-type/properties/also/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema19.properties.answers.properties["input.content-type"].properties.also.type,parentSchema:schema19.properties.answers.properties["input.content-type"].properties.also,data:data144};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data143.otherwise !== undefined){
let data146 = data143.otherwise;
const _errs248 = errors;
let valid38 = false;
let passing12 = null;
const _errs249 = errors;
if(typeof data146 !== "string"){
const err116 = {instancePath:instancePath+"/answers/input.content-type/otherwise",schemaPath:"#/properties/answers/properties/input.content-type/properties/otherwise/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["input.content-type"].properties.otherwise.oneOf[0].type,parentSchema:schema19.properties.answers.properties["input.content-type"].properties.otherwise.oneOf[0],data:data146};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(!(data146 === "absent")){
const err117 = {instancePath:instancePath+"/answers/input.content-type/otherwise",schemaPath:"#/properties/answers/properties/input.content-type/properties/otherwise/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.content-type"].properties.otherwise.oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["input.content-type"].properties.otherwise.oneOf[0].enum,parentSchema:schema19.properties.answers.properties["input.content-type"].properties.otherwise.oneOf[0],data:data146};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
var _valid12 = _errs249 === errors;
if(_valid12){
valid38 = true;
passing12 = 0;
}
const _errs251 = errors;
if(!(validate113(data146, {instancePath:instancePath+"/answers/input.content-type/otherwise",parentData:data143,parentDataProperty:"otherwise",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var _valid12 = _errs251 === errors;
if(_valid12 && valid38){
valid38 = false;
passing12 = [passing12, 1];
}
else {
if(_valid12){
valid38 = true;
passing12 = 1;
}
}
if(!valid38){
const err118 = {instancePath:instancePath+"/answers/input.content-type/otherwise",schemaPath:"#/properties/answers/properties/input.content-type/properties/otherwise/oneOf",keyword:"oneOf",params:{passingSchemas: passing12},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["input.content-type"].properties.otherwise.oneOf,parentSchema:schema19.properties.answers.properties["input.content-type"].properties.otherwise,data:data146};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
else {
errors = _errs248;
if(vErrors !== null){
if(_errs248){
vErrors.length = _errs248;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err119 = {instancePath:instancePath+"/answers/input.content-type",schemaPath:"#/properties/answers/properties/input.content-type/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["input.content-type"].type,parentSchema:schema19.properties.answers.properties["input.content-type"],data:data143};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data50["input.query-fields"] !== undefined){
let data147 = data50["input.query-fields"];
if(typeof data147 !== "string"){
const err120 = {instancePath:instancePath+"/answers/input.query-fields",schemaPath:"#/properties/answers/properties/input.query-fields/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["input.query-fields"].type,parentSchema:schema19.properties.answers.properties["input.query-fields"],data:data147};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(!((data147 === "ignored") || (data147 === "read"))){
const err121 = {instancePath:instancePath+"/answers/input.query-fields",schemaPath:"#/properties/answers/properties/input.query-fields/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.query-fields"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["input.query-fields"].enum,parentSchema:schema19.properties.answers.properties["input.query-fields"],data:data147};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data50["input.id-lists"] !== undefined){
let data148 = data50["input.id-lists"];
if(typeof data148 !== "string"){
const err122 = {instancePath:instancePath+"/answers/input.id-lists",schemaPath:"#/properties/answers/properties/input.id-lists/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["input.id-lists"].type,parentSchema:schema19.properties.answers.properties["input.id-lists"],data:data148};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(!((data148 === "brackets") || (data148 === "comma"))){
const err123 = {instancePath:instancePath+"/answers/input.id-lists",schemaPath:"#/properties/answers/properties/input.id-lists/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.id-lists"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["input.id-lists"].enum,parentSchema:schema19.properties.answers.properties["input.id-lists"],data:data148};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data50["input.list-index-gaps"] !== undefined){
let data149 = data50["input.list-index-gaps"];
const _errs257 = errors;
let valid39 = false;
let passing13 = null;
const _errs258 = errors;
if(typeof data149 !== "string"){
const err124 = {instancePath:instancePath+"/answers/input.list-index-gaps",schemaPath:"#/properties/answers/properties/input.list-index-gaps/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["input.list-index-gaps"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["input.list-index-gaps"].oneOf[0],data:data149};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(!(data149 === "closed")){
const err125 = {instancePath:instancePath+"/answers/input.list-index-gaps",schemaPath:"#/properties/answers/properties/input.list-index-gaps/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.list-index-gaps"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["input.list-index-gaps"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["input.list-index-gaps"].oneOf[0],data:data149};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
var _valid13 = _errs258 === errors;
if(_valid13){
valid39 = true;
passing13 = 0;
}
const _errs260 = errors;
if(!(validate113(data149, {instancePath:instancePath+"/answers/input.list-index-gaps",parentData:data50,parentDataProperty:"input.list-index-gaps",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var _valid13 = _errs260 === errors;
if(_valid13 && valid39){
valid39 = false;
passing13 = [passing13, 1];
}
else {
if(_valid13){
valid39 = true;
passing13 = 1;
}
}
if(!valid39){
const err126 = {instancePath:instancePath+"/answers/input.list-index-gaps",schemaPath:"#/properties/answers/properties/input.list-index-gaps/oneOf",keyword:"oneOf",params:{passingSchemas: passing13},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["input.list-index-gaps"].oneOf,parentSchema:schema19.properties.answers.properties["input.list-index-gaps"],data:data149};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
else {
errors = _errs257;
if(vErrors !== null){
if(_errs257){
vErrors.length = _errs257;
}
else {
vErrors = null;
}
}
}
}
if(data50["input.list-row-incomplete"] !== undefined){
let data150 = data50["input.list-row-incomplete"];
const _errs262 = errors;
let valid40 = false;
let passing14 = null;
const _errs263 = errors;
if(typeof data150 !== "string"){
const err127 = {instancePath:instancePath+"/answers/input.list-row-incomplete",schemaPath:"#/properties/answers/properties/input.list-row-incomplete/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["input.list-row-incomplete"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["input.list-row-incomplete"].oneOf[0],data:data150};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(!(data150 === "dropped")){
const err128 = {instancePath:instancePath+"/answers/input.list-row-incomplete",schemaPath:"#/properties/answers/properties/input.list-row-incomplete/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.list-row-incomplete"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["input.list-row-incomplete"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["input.list-row-incomplete"].oneOf[0],data:data150};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
var _valid14 = _errs263 === errors;
if(_valid14){
valid40 = true;
passing14 = 0;
}
const _errs265 = errors;
if(!(validate113(data150, {instancePath:instancePath+"/answers/input.list-row-incomplete",parentData:data50,parentDataProperty:"input.list-row-incomplete",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var _valid14 = _errs265 === errors;
if(_valid14 && valid40){
valid40 = false;
passing14 = [passing14, 1];
}
else {
if(_valid14){
valid40 = true;
passing14 = 1;
}
}
if(!valid40){
const err129 = {instancePath:instancePath+"/answers/input.list-row-incomplete",schemaPath:"#/properties/answers/properties/input.list-row-incomplete/oneOf",keyword:"oneOf",params:{passingSchemas: passing14},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["input.list-row-incomplete"].oneOf,parentSchema:schema19.properties.answers.properties["input.list-row-incomplete"],data:data150};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
else {
errors = _errs262;
if(vErrors !== null){
if(_errs262){
vErrors.length = _errs262;
}
else {
vErrors = null;
}
}
}
}
if(data50["input.lists-on-update"] !== undefined){
let data151 = data50["input.lists-on-update"];
if(typeof data151 !== "string"){
const err130 = {instancePath:instancePath+"/answers/input.lists-on-update",schemaPath:"#/properties/answers/properties/input.lists-on-update/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["input.lists-on-update"].type,parentSchema:schema19.properties.answers.properties["input.lists-on-update"],data:data151};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(!((data151 === "replaces") || (data151 === "merges"))){
const err131 = {instancePath:instancePath+"/answers/input.lists-on-update",schemaPath:"#/properties/answers/properties/input.lists-on-update/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["input.lists-on-update"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["input.lists-on-update"].enum,parentSchema:schema19.properties.answers.properties["input.lists-on-update"],data:data151};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data50["links.alias.rule"] !== undefined){
let data152 = data50["links.alias.rule"];
if(data152 && typeof data152 == "object" && !Array.isArray(data152)){
if(data152.pattern === undefined){
const err132 = {instancePath:instancePath+"/answers/links.alias.rule",schemaPath:"#/properties/answers/properties/links.alias.rule/required",keyword:"required",params:{missingProperty: "pattern"},message:"must have required property '"+"pattern"+"'",schema:schema19.properties.answers.properties["links.alias.rule"].required,parentSchema:schema19.properties.answers.properties["links.alias.rule"],data:data152};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(data152.case === undefined){
const err133 = {instancePath:instancePath+"/answers/links.alias.rule",schemaPath:"#/properties/answers/properties/links.alias.rule/required",keyword:"required",params:{missingProperty: "case"},message:"must have required property '"+"case"+"'",schema:schema19.properties.answers.properties["links.alias.rule"].required,parentSchema:schema19.properties.answers.properties["links.alias.rule"],data:data152};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
for(const key16 in data152){
if(!((key16 === "pattern") || (key16 === "case"))){
const err134 = {instancePath:instancePath+"/answers/links.alias.rule",schemaPath:"#/properties/answers/properties/links.alias.rule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["links.alias.rule"],data:data152};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data152.pattern !== undefined){
let data153 = data152.pattern;
if(!(typeof data153 === "string")){
const err135 = {instancePath:instancePath+"/answers/links.alias.rule/pattern",schemaPath:"#/properties/answers/properties/links.alias.rule/properties/pattern/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.alias.rule"].properties.pattern.type,parentSchema:schema19.properties.answers.properties["links.alias.rule"].properties.pattern,data:data153};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data152.case !== undefined){
let data154 = data152.case;
if(typeof data154 !== "string"){
const err136 = {instancePath:instancePath+"/answers/links.alias.rule/case",schemaPath:"#/properties/answers/properties/links.alias.rule/properties/case/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.alias.rule"].properties.case.type,parentSchema:schema19.properties.answers.properties["links.alias.rule"].properties.case,data:data154};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
if(!((data154 === "sensitive") || (data154 === "insensitive"))){
const err137 = {instancePath:instancePath+"/answers/links.alias.rule/case",schemaPath:"#/properties/answers/properties/links.alias.rule/properties/case/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.alias.rule"].properties.case.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.alias.rule"].properties.case.enum,parentSchema:schema19.properties.answers.properties["links.alias.rule"].properties.case,data:data154};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
}
else {
const err138 = {instancePath:instancePath+"/answers/links.alias.rule",schemaPath:"#/properties/answers/properties/links.alias.rule/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["links.alias.rule"].type,parentSchema:schema19.properties.answers.properties["links.alias.rule"],data:data152};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data50["links.alias.generated"] !== undefined){
let data155 = data50["links.alias.generated"];
const _errs276 = errors;
let valid42 = false;
let passing15 = null;
const _errs277 = errors;
if(!(((typeof data155 == "number") && (!(data155 % 1) && !isNaN(data155))) && (isFinite(data155)))){
const err139 = {instancePath:instancePath+"/answers/links.alias.generated",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema19.properties.answers.properties["links.alias.generated"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[0],data:data155};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if((typeof data155 == "number") && (isFinite(data155))){
if(data155 > 32 || isNaN(data155)){
const err140 = {instancePath:instancePath+"/answers/links.alias.generated",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 32},message:"must be <= 32",schema:32,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[0],data:data155};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if(data155 < 3 || isNaN(data155)){
const err141 = {instancePath:instancePath+"/answers/links.alias.generated",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3},message:"must be >= 3",schema:3,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[0],data:data155};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
var _valid15 = _errs277 === errors;
if(_valid15){
valid42 = true;
passing15 = 0;
}
const _errs279 = errors;
if(data155 && typeof data155 == "object" && !Array.isArray(data155)){
if(data155.least === undefined){
const err142 = {instancePath:instancePath+"/answers/links.alias.generated",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/1/required",keyword:"required",params:{missingProperty: "least"},message:"must have required property '"+"least"+"'",schema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1].required,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1],data:data155};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
if(data155.most === undefined){
const err143 = {instancePath:instancePath+"/answers/links.alias.generated",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/1/required",keyword:"required",params:{missingProperty: "most"},message:"must have required property '"+"most"+"'",schema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1].required,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1],data:data155};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
for(const key17 in data155){
if(!((key17 === "least") || (key17 === "most"))){
const err144 = {instancePath:instancePath+"/answers/links.alias.generated",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1],data:data155};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data155.least !== undefined){
let data156 = data155.least;
if(!(((typeof data156 == "number") && (!(data156 % 1) && !isNaN(data156))) && (isFinite(data156)))){
const err145 = {instancePath:instancePath+"/answers/links.alias.generated/least",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/1/properties/least/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1].properties.least.type,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1].properties.least,data:data156};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if((typeof data156 == "number") && (isFinite(data156))){
if(data156 > 32 || isNaN(data156)){
const err146 = {instancePath:instancePath+"/answers/links.alias.generated/least",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/1/properties/least/maximum",keyword:"maximum",params:{comparison: "<=", limit: 32},message:"must be <= 32",schema:32,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1].properties.least,data:data156};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if(data156 < 3 || isNaN(data156)){
const err147 = {instancePath:instancePath+"/answers/links.alias.generated/least",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/1/properties/least/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3},message:"must be >= 3",schema:3,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1].properties.least,data:data156};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
}
if(data155.most !== undefined){
let data157 = data155.most;
if(!(((typeof data157 == "number") && (!(data157 % 1) && !isNaN(data157))) && (isFinite(data157)))){
const err148 = {instancePath:instancePath+"/answers/links.alias.generated/most",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/1/properties/most/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1].properties.most.type,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1].properties.most,data:data157};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if((typeof data157 == "number") && (isFinite(data157))){
if(data157 > 32 || isNaN(data157)){
const err149 = {instancePath:instancePath+"/answers/links.alias.generated/most",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/1/properties/most/maximum",keyword:"maximum",params:{comparison: "<=", limit: 32},message:"must be <= 32",schema:32,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1].properties.most,data:data157};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if(data157 < 3 || isNaN(data157)){
const err150 = {instancePath:instancePath+"/answers/links.alias.generated/most",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/1/properties/most/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3},message:"must be >= 3",schema:3,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1].properties.most,data:data157};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
}
}
else {
const err151 = {instancePath:instancePath+"/answers/links.alias.generated",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1].type,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[1],data:data155};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
var _valid15 = _errs279 === errors;
if(_valid15 && valid42){
valid42 = false;
passing15 = [passing15, 1];
}
else {
if(_valid15){
valid42 = true;
passing15 = 1;
}
const _errs286 = errors;
if(typeof data155 !== "string"){
const err152 = {instancePath:instancePath+"/answers/links.alias.generated",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/2/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.alias.generated"].oneOf[2].type,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[2],data:data155};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
if(!((data155 === "words") || (data155 === "none"))){
const err153 = {instancePath:instancePath+"/answers/links.alias.generated",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf/2/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.alias.generated"].oneOf[2].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.alias.generated"].oneOf[2].enum,parentSchema:schema19.properties.answers.properties["links.alias.generated"].oneOf[2],data:data155};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
var _valid15 = _errs286 === errors;
if(_valid15 && valid42){
valid42 = false;
passing15 = [passing15, 2];
}
else {
if(_valid15){
valid42 = true;
passing15 = 2;
}
}
}
if(!valid42){
const err154 = {instancePath:instancePath+"/answers/links.alias.generated",schemaPath:"#/properties/answers/properties/links.alias.generated/oneOf",keyword:"oneOf",params:{passingSchemas: passing15},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["links.alias.generated"].oneOf,parentSchema:schema19.properties.answers.properties["links.alias.generated"],data:data155};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
else {
errors = _errs276;
if(vErrors !== null){
if(_errs276){
vErrors.length = _errs276;
}
else {
vErrors = null;
}
}
}
}
if(data50["links.alias.unique"] !== undefined){
let data158 = data50["links.alias.unique"];
if(data158 && typeof data158 == "object" && !Array.isArray(data158)){
if(data158.scope === undefined){
const err155 = {instancePath:instancePath+"/answers/links.alias.unique",schemaPath:"#/properties/answers/properties/links.alias.unique/required",keyword:"required",params:{missingProperty: "scope"},message:"must have required property '"+"scope"+"'",schema:schema19.properties.answers.properties["links.alias.unique"].required,parentSchema:schema19.properties.answers.properties["links.alias.unique"],data:data158};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if(data158.status === undefined){
const err156 = {instancePath:instancePath+"/answers/links.alias.unique",schemaPath:"#/properties/answers/properties/links.alias.unique/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema19.properties.answers.properties["links.alias.unique"].required,parentSchema:schema19.properties.answers.properties["links.alias.unique"],data:data158};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
for(const key18 in data158){
if(!((key18 === "scope") || (key18 === "status"))){
const err157 = {instancePath:instancePath+"/answers/links.alias.unique",schemaPath:"#/properties/answers/properties/links.alias.unique/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["links.alias.unique"],data:data158};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
if(data158.scope !== undefined){
let data159 = data158.scope;
if(typeof data159 !== "string"){
const err158 = {instancePath:instancePath+"/answers/links.alias.unique/scope",schemaPath:"#/properties/answers/properties/links.alias.unique/properties/scope/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.alias.unique"].properties.scope.type,parentSchema:schema19.properties.answers.properties["links.alias.unique"].properties.scope,data:data159};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(!((data159 === "domain") || (data159 === "account"))){
const err159 = {instancePath:instancePath+"/answers/links.alias.unique/scope",schemaPath:"#/properties/answers/properties/links.alias.unique/properties/scope/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.alias.unique"].properties.scope.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.alias.unique"].properties.scope.enum,parentSchema:schema19.properties.answers.properties["links.alias.unique"].properties.scope,data:data159};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
if(data158.status !== undefined){
if(!(validate113(data158.status, {instancePath:instancePath+"/answers/links.alias.unique/status",parentData:data158,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
}
else {
const err160 = {instancePath:instancePath+"/answers/links.alias.unique",schemaPath:"#/properties/answers/properties/links.alias.unique/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["links.alias.unique"].type,parentSchema:schema19.properties.answers.properties["links.alias.unique"],data:data158};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
if(data50["links.url.rule"] !== undefined){
let data161 = data50["links.url.rule"];
if(data161 && typeof data161 == "object" && !Array.isArray(data161)){
if(data161.schemes === undefined){
const err161 = {instancePath:instancePath+"/answers/links.url.rule",schemaPath:"#/properties/answers/properties/links.url.rule/required",keyword:"required",params:{missingProperty: "schemes"},message:"must have required property '"+"schemes"+"'",schema:schema19.properties.answers.properties["links.url.rule"].required,parentSchema:schema19.properties.answers.properties["links.url.rule"],data:data161};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if(data161.length === undefined){
const err162 = {instancePath:instancePath+"/answers/links.url.rule",schemaPath:"#/properties/answers/properties/links.url.rule/required",keyword:"required",params:{missingProperty: "length"},message:"must have required property '"+"length"+"'",schema:schema19.properties.answers.properties["links.url.rule"].required,parentSchema:schema19.properties.answers.properties["links.url.rule"],data:data161};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
for(const key19 in data161){
if(!((key19 === "schemes") || (key19 === "length"))){
const err163 = {instancePath:instancePath+"/answers/links.url.rule",schemaPath:"#/properties/answers/properties/links.url.rule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["links.url.rule"],data:data161};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data161.schemes !== undefined){
let data162 = data161.schemes;
if(Array.isArray(data162)){
const len4 = data162.length;
for(let i7=0; i7<len4; i7++){
let data163 = data162[i7];
if(typeof data163 === "string"){
if(!pattern9.test(data163)){
const err164 = {instancePath:instancePath+"/answers/links.url.rule/schemes/" + i7,schemaPath:"#/properties/answers/properties/links.url.rule/properties/schemes/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9+.-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9+.-]*$"+"\"",schema:"^[a-z][a-z0-9+.-]*$",parentSchema:schema19.properties.answers.properties["links.url.rule"].properties.schemes.items,data:data163};
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
const err165 = {instancePath:instancePath+"/answers/links.url.rule/schemes/" + i7,schemaPath:"#/properties/answers/properties/links.url.rule/properties/schemes/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.url.rule"].properties.schemes.items.type,parentSchema:schema19.properties.answers.properties["links.url.rule"].properties.schemes.items,data:data163};
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
const err166 = {instancePath:instancePath+"/answers/links.url.rule/schemes",schemaPath:"#/properties/answers/properties/links.url.rule/properties/schemes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema19.properties.answers.properties["links.url.rule"].properties.schemes.type,parentSchema:schema19.properties.answers.properties["links.url.rule"].properties.schemes,data:data162};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
if(data161.length !== undefined){
let data164 = data161.length;
if(!(((typeof data164 == "number") && (!(data164 % 1) && !isNaN(data164))) && (isFinite(data164)))){
const err167 = {instancePath:instancePath+"/answers/links.url.rule/length",schemaPath:"#/properties/answers/properties/links.url.rule/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema19.properties.answers.properties["links.url.rule"].properties.length.type,parentSchema:schema19.properties.answers.properties["links.url.rule"].properties.length,data:data164};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
if((typeof data164 == "number") && (isFinite(data164))){
if(data164 < 1 || isNaN(data164)){
const err168 = {instancePath:instancePath+"/answers/links.url.rule/length",schemaPath:"#/properties/answers/properties/links.url.rule/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema19.properties.answers.properties["links.url.rule"].properties.length,data:data164};
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
const err169 = {instancePath:instancePath+"/answers/links.url.rule",schemaPath:"#/properties/answers/properties/links.url.rule/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["links.url.rule"].type,parentSchema:schema19.properties.answers.properties["links.url.rule"],data:data161};
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
let data165 = data50["references.unknown"];
const _errs304 = errors;
let valid48 = false;
let passing16 = null;
const _errs305 = errors;
if(!(validate196(data165, {instancePath:instancePath+"/answers/references.unknown",parentData:data50,parentDataProperty:"references.unknown",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
var _valid16 = _errs305 === errors;
if(_valid16){
valid48 = true;
passing16 = 0;
}
const _errs306 = errors;
if(data165 && typeof data165 == "object" && !Array.isArray(data165)){
if(data165.default === undefined){
const err170 = {instancePath:instancePath+"/answers/references.unknown",schemaPath:"#/properties/answers/properties/references.unknown/oneOf/1/required",keyword:"required",params:{missingProperty: "default"},message:"must have required property '"+"default"+"'",schema:schema19.properties.answers.properties["references.unknown"].oneOf[1].required,parentSchema:schema19.properties.answers.properties["references.unknown"].oneOf[1],data:data165};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
for(const key20 in data165){
if(!((((key20 === "default") || (key20 === "domain_id")) || (key20 === "space_id")) || (key20 === "pixel_ids"))){
const err171 = {instancePath:instancePath+"/answers/references.unknown",schemaPath:"#/properties/answers/properties/references.unknown/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["references.unknown"].oneOf[1],data:data165};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data165.default !== undefined){
if(!(validate196(data165.default, {instancePath:instancePath+"/answers/references.unknown/default",parentData:data165,parentDataProperty:"default",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
}
if(data165.domain_id !== undefined){
if(!(validate196(data165.domain_id, {instancePath:instancePath+"/answers/references.unknown/domain_id",parentData:data165,parentDataProperty:"domain_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
}
if(data165.space_id !== undefined){
if(!(validate196(data165.space_id, {instancePath:instancePath+"/answers/references.unknown/space_id",parentData:data165,parentDataProperty:"space_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
}
if(data165.pixel_ids !== undefined){
if(!(validate196(data165.pixel_ids, {instancePath:instancePath+"/answers/references.unknown/pixel_ids",parentData:data165,parentDataProperty:"pixel_ids",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
}
}
else {
const err172 = {instancePath:instancePath+"/answers/references.unknown",schemaPath:"#/properties/answers/properties/references.unknown/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["references.unknown"].oneOf[1].type,parentSchema:schema19.properties.answers.properties["references.unknown"].oneOf[1],data:data165};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
var _valid16 = _errs306 === errors;
if(_valid16 && valid48){
valid48 = false;
passing16 = [passing16, 1];
}
else {
if(_valid16){
valid48 = true;
passing16 = 1;
}
}
if(!valid48){
const err173 = {instancePath:instancePath+"/answers/references.unknown",schemaPath:"#/properties/answers/properties/references.unknown/oneOf",keyword:"oneOf",params:{passingSchemas: passing16},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["references.unknown"].oneOf,parentSchema:schema19.properties.answers.properties["references.unknown"],data:data165};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
else {
errors = _errs304;
if(vErrors !== null){
if(_errs304){
vErrors.length = _errs304;
}
else {
vErrors = null;
}
}
}
}
if(data50["links.privacy.password"] !== undefined){
let data170 = data50["links.privacy.password"];
const _errs314 = errors;
let valid50 = false;
let passing17 = null;
const _errs315 = errors;
if(typeof data170 !== "string"){
const err174 = {instancePath:instancePath+"/answers/links.privacy.password",schemaPath:"#/properties/answers/properties/links.privacy.password/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.privacy.password"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["links.privacy.password"].oneOf[0],data:data170};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
if(!(data170 === "accepted")){
const err175 = {instancePath:instancePath+"/answers/links.privacy.password",schemaPath:"#/properties/answers/properties/links.privacy.password/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.privacy.password"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.privacy.password"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["links.privacy.password"].oneOf[0],data:data170};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
var _valid17 = _errs315 === errors;
if(_valid17){
valid50 = true;
passing17 = 0;
}
const _errs317 = errors;
if(!(validate113(data170, {instancePath:instancePath+"/answers/links.privacy.password",parentData:data50,parentDataProperty:"links.privacy.password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var _valid17 = _errs317 === errors;
if(_valid17 && valid50){
valid50 = false;
passing17 = [passing17, 1];
}
else {
if(_valid17){
valid50 = true;
passing17 = 1;
}
}
if(!valid50){
const err176 = {instancePath:instancePath+"/answers/links.privacy.password",schemaPath:"#/properties/answers/properties/links.privacy.password/oneOf",keyword:"oneOf",params:{passingSchemas: passing17},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["links.privacy.password"].oneOf,parentSchema:schema19.properties.answers.properties["links.privacy.password"],data:data170};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
else {
errors = _errs314;
if(vErrors !== null){
if(_errs314){
vErrors.length = _errs314;
}
else {
vErrors = null;
}
}
}
}
if(data50["links.password.meaning"] !== undefined){
let data171 = data50["links.password.meaning"];
if(typeof data171 !== "string"){
const err177 = {instancePath:instancePath+"/answers/links.password.meaning",schemaPath:"#/properties/answers/properties/links.password.meaning/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.password.meaning"].type,parentSchema:schema19.properties.answers.properties["links.password.meaning"],data:data171};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
if(!((data171 === "separate") || (data171 === "same"))){
const err178 = {instancePath:instancePath+"/answers/links.password.meaning",schemaPath:"#/properties/answers/properties/links.password.meaning/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.password.meaning"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.password.meaning"].enum,parentSchema:schema19.properties.answers.properties["links.password.meaning"],data:data171};
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
let data172 = data50["links.target-type.undocumented"];
const _errs321 = errors;
let valid51 = false;
let passing18 = null;
const _errs322 = errors;
if(typeof data172 !== "string"){
const err179 = {instancePath:instancePath+"/answers/links.target-type.undocumented",schemaPath:"#/properties/answers/properties/links.target-type.undocumented/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.target-type.undocumented"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["links.target-type.undocumented"].oneOf[0],data:data172};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
if(!(data172 === "accepted")){
const err180 = {instancePath:instancePath+"/answers/links.target-type.undocumented",schemaPath:"#/properties/answers/properties/links.target-type.undocumented/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.target-type.undocumented"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.target-type.undocumented"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["links.target-type.undocumented"].oneOf[0],data:data172};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
var _valid18 = _errs322 === errors;
if(_valid18){
valid51 = true;
passing18 = 0;
}
const _errs324 = errors;
if(!(validate113(data172, {instancePath:instancePath+"/answers/links.target-type.undocumented",parentData:data50,parentDataProperty:"links.target-type.undocumented",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var _valid18 = _errs324 === errors;
if(_valid18 && valid51){
valid51 = false;
passing18 = [passing18, 1];
}
else {
if(_valid18){
valid51 = true;
passing18 = 1;
}
}
if(!valid51){
const err181 = {instancePath:instancePath+"/answers/links.target-type.undocumented",schemaPath:"#/properties/answers/properties/links.target-type.undocumented/oneOf",keyword:"oneOf",params:{passingSchemas: passing18},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["links.target-type.undocumented"].oneOf,parentSchema:schema19.properties.answers.properties["links.target-type.undocumented"],data:data172};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
else {
errors = _errs321;
if(vErrors !== null){
if(_errs321){
vErrors.length = _errs321;
}
else {
vErrors = null;
}
}
}
}
if(data50["links.target-type.unsent"] !== undefined){
let data173 = data50["links.target-type.unsent"];
if(typeof data173 !== "string"){
const err182 = {instancePath:instancePath+"/answers/links.target-type.unsent",schemaPath:"#/properties/answers/properties/links.target-type.unsent/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.target-type.unsent"].type,parentSchema:schema19.properties.answers.properties["links.target-type.unsent"],data:data173};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
if(!((data173 === "unchanged") || (data173 === "by-list"))){
const err183 = {instancePath:instancePath+"/answers/links.target-type.unsent",schemaPath:"#/properties/answers/properties/links.target-type.unsent/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.target-type.unsent"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.target-type.unsent"].enum,parentSchema:schema19.properties.answers.properties["links.target-type.unsent"],data:data173};
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
let data174 = data50["links.targeting.inactive"];
if(typeof data174 !== "string"){
const err184 = {instancePath:instancePath+"/answers/links.targeting.inactive",schemaPath:"#/properties/answers/properties/links.targeting.inactive/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.targeting.inactive"].type,parentSchema:schema19.properties.answers.properties["links.targeting.inactive"],data:data174};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
if(!(((data174 === "kept") || (data174 === "dropped")) || (data174 === "all-dropped"))){
const err185 = {instancePath:instancePath+"/answers/links.targeting.inactive",schemaPath:"#/properties/answers/properties/links.targeting.inactive/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.targeting.inactive"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.targeting.inactive"].enum,parentSchema:schema19.properties.answers.properties["links.targeting.inactive"],data:data174};
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
let data175 = data50["links.targeting.keys"];
const _errs330 = errors;
let valid52 = false;
let passing19 = null;
const _errs331 = errors;
if(!(validate204(data175, {instancePath:instancePath+"/answers/links.targeting.keys",parentData:data50,parentDataProperty:"links.targeting.keys",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
var _valid19 = _errs331 === errors;
if(_valid19){
valid52 = true;
passing19 = 0;
}
const _errs332 = errors;
if(data175 && typeof data175 == "object" && !Array.isArray(data175)){
if(data175.default === undefined){
const err186 = {instancePath:instancePath+"/answers/links.targeting.keys",schemaPath:"#/properties/answers/properties/links.targeting.keys/oneOf/1/required",keyword:"required",params:{missingProperty: "default"},message:"must have required property '"+"default"+"'",schema:schema19.properties.answers.properties["links.targeting.keys"].oneOf[1].required,parentSchema:schema19.properties.answers.properties["links.targeting.keys"].oneOf[1],data:data175};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
for(const key21 in data175){
if(!((((key21 === "default") || (key21 === "country")) || (key21 === "platform")) || (key21 === "language"))){
const err187 = {instancePath:instancePath+"/answers/links.targeting.keys",schemaPath:"#/properties/answers/properties/links.targeting.keys/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["links.targeting.keys"].oneOf[1],data:data175};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data175.default !== undefined){
if(!(validate204(data175.default, {instancePath:instancePath+"/answers/links.targeting.keys/default",parentData:data175,parentDataProperty:"default",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
}
if(data175.country !== undefined){
if(!(validate204(data175.country, {instancePath:instancePath+"/answers/links.targeting.keys/country",parentData:data175,parentDataProperty:"country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
}
if(data175.platform !== undefined){
if(!(validate204(data175.platform, {instancePath:instancePath+"/answers/links.targeting.keys/platform",parentData:data175,parentDataProperty:"platform",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
}
if(data175.language !== undefined){
if(!(validate204(data175.language, {instancePath:instancePath+"/answers/links.targeting.keys/language",parentData:data175,parentDataProperty:"language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
}
}
else {
const err188 = {instancePath:instancePath+"/answers/links.targeting.keys",schemaPath:"#/properties/answers/properties/links.targeting.keys/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["links.targeting.keys"].oneOf[1].type,parentSchema:schema19.properties.answers.properties["links.targeting.keys"].oneOf[1],data:data175};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
var _valid19 = _errs332 === errors;
if(_valid19 && valid52){
valid52 = false;
passing19 = [passing19, 1];
}
else {
if(_valid19){
valid52 = true;
passing19 = 1;
}
}
if(!valid52){
const err189 = {instancePath:instancePath+"/answers/links.targeting.keys",schemaPath:"#/properties/answers/properties/links.targeting.keys/oneOf",keyword:"oneOf",params:{passingSchemas: passing19},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["links.targeting.keys"].oneOf,parentSchema:schema19.properties.answers.properties["links.targeting.keys"],data:data175};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
else {
errors = _errs330;
if(vErrors !== null){
if(_errs330){
vErrors.length = _errs330;
}
else {
vErrors = null;
}
}
}
}
if(data50["pixels.delete.attached"] !== undefined){
let data180 = data50["pixels.delete.attached"];
const _errs340 = errors;
let valid54 = false;
let passing20 = null;
const _errs341 = errors;
if(typeof data180 !== "string"){
const err190 = {instancePath:instancePath+"/answers/pixels.delete.attached",schemaPath:"#/properties/answers/properties/pixels.delete.attached/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["pixels.delete.attached"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["pixels.delete.attached"].oneOf[0],data:data180};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
if(!(data180 === "detached")){
const err191 = {instancePath:instancePath+"/answers/pixels.delete.attached",schemaPath:"#/properties/answers/properties/pixels.delete.attached/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["pixels.delete.attached"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["pixels.delete.attached"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["pixels.delete.attached"].oneOf[0],data:data180};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
var _valid20 = _errs341 === errors;
if(_valid20){
valid54 = true;
passing20 = 0;
}
const _errs343 = errors;
if(!(validate113(data180, {instancePath:instancePath+"/answers/pixels.delete.attached",parentData:data50,parentDataProperty:"pixels.delete.attached",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var _valid20 = _errs343 === errors;
if(_valid20 && valid54){
valid54 = false;
passing20 = [passing20, 1];
}
else {
if(_valid20){
valid54 = true;
passing20 = 1;
}
}
if(!valid54){
const err192 = {instancePath:instancePath+"/answers/pixels.delete.attached",schemaPath:"#/properties/answers/properties/pixels.delete.attached/oneOf",keyword:"oneOf",params:{passingSchemas: passing20},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["pixels.delete.attached"].oneOf,parentSchema:schema19.properties.answers.properties["pixels.delete.attached"],data:data180};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
else {
errors = _errs340;
if(vErrors !== null){
if(_errs340){
vErrors.length = _errs340;
}
else {
vErrors = null;
}
}
}
}
if(data50["links.expiration.zone"] !== undefined){
let data181 = data50["links.expiration.zone"];
if(typeof data181 === "string"){
if(data181.length < 1){
const err193 = {instancePath:instancePath+"/answers/links.expiration.zone",schemaPath:"#/properties/answers/properties/links.expiration.zone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema19.properties.answers.properties["links.expiration.zone"],data:data181};
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
const err194 = {instancePath:instancePath+"/answers/links.expiration.zone",schemaPath:"#/properties/answers/properties/links.expiration.zone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.expiration.zone"].type,parentSchema:schema19.properties.answers.properties["links.expiration.zone"],data:data181};
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
let data182 = data50["links.expiration.date-only"];
if(typeof data182 !== "string"){
const err195 = {instancePath:instancePath+"/answers/links.expiration.date-only",schemaPath:"#/properties/answers/properties/links.expiration.date-only/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.expiration.date-only"].type,parentSchema:schema19.properties.answers.properties["links.expiration.date-only"],data:data182};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
if(!((((data182 === "start-of-day") || (data182 === "end-of-day")) || (data182 === "last-minute")) || (data182 === "last-second"))){
const err196 = {instancePath:instancePath+"/answers/links.expiration.date-only",schemaPath:"#/properties/answers/properties/links.expiration.date-only/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.expiration.date-only"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.expiration.date-only"].enum,parentSchema:schema19.properties.answers.properties["links.expiration.date-only"],data:data182};
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
let data183 = data50["links.expiration.time-only"];
const _errs349 = errors;
let valid55 = false;
let passing21 = null;
const _errs350 = errors;
if(typeof data183 !== "string"){
const err197 = {instancePath:instancePath+"/answers/links.expiration.time-only",schemaPath:"#/properties/answers/properties/links.expiration.time-only/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.expiration.time-only"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["links.expiration.time-only"].oneOf[0],data:data183};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
if(!(data183 === "no-effect")){
const err198 = {instancePath:instancePath+"/answers/links.expiration.time-only",schemaPath:"#/properties/answers/properties/links.expiration.time-only/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.expiration.time-only"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.expiration.time-only"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["links.expiration.time-only"].oneOf[0],data:data183};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
var _valid21 = _errs350 === errors;
if(_valid21){
valid55 = true;
passing21 = 0;
}
const _errs352 = errors;
if(!(validate113(data183, {instancePath:instancePath+"/answers/links.expiration.time-only",parentData:data50,parentDataProperty:"links.expiration.time-only",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var _valid21 = _errs352 === errors;
if(_valid21 && valid55){
valid55 = false;
passing21 = [passing21, 1];
}
else {
if(_valid21){
valid55 = true;
passing21 = 1;
}
}
if(!valid55){
const err199 = {instancePath:instancePath+"/answers/links.expiration.time-only",schemaPath:"#/properties/answers/properties/links.expiration.time-only/oneOf",keyword:"oneOf",params:{passingSchemas: passing21},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["links.expiration.time-only"].oneOf,parentSchema:schema19.properties.answers.properties["links.expiration.time-only"],data:data183};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
else {
errors = _errs349;
if(vErrors !== null){
if(_errs349){
vErrors.length = _errs349;
}
else {
vErrors = null;
}
}
}
}
if(data50["links.expiration.past"] !== undefined){
let data184 = data50["links.expiration.past"];
const _errs354 = errors;
let valid56 = false;
let passing22 = null;
const _errs355 = errors;
if(typeof data184 !== "string"){
const err200 = {instancePath:instancePath+"/answers/links.expiration.past",schemaPath:"#/properties/answers/properties/links.expiration.past/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.expiration.past"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["links.expiration.past"].oneOf[0],data:data184};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
if(!(data184 === "expired")){
const err201 = {instancePath:instancePath+"/answers/links.expiration.past",schemaPath:"#/properties/answers/properties/links.expiration.past/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.expiration.past"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.expiration.past"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["links.expiration.past"].oneOf[0],data:data184};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
var _valid22 = _errs355 === errors;
if(_valid22){
valid56 = true;
passing22 = 0;
}
const _errs357 = errors;
if(!(validate113(data184, {instancePath:instancePath+"/answers/links.expiration.past",parentData:data50,parentDataProperty:"links.expiration.past",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var _valid22 = _errs357 === errors;
if(_valid22 && valid56){
valid56 = false;
passing22 = [passing22, 1];
}
else {
if(_valid22){
valid56 = true;
passing22 = 1;
}
}
if(!valid56){
const err202 = {instancePath:instancePath+"/answers/links.expiration.past",schemaPath:"#/properties/answers/properties/links.expiration.past/oneOf",keyword:"oneOf",params:{passingSchemas: passing22},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["links.expiration.past"].oneOf,parentSchema:schema19.properties.answers.properties["links.expiration.past"],data:data184};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
else {
errors = _errs354;
if(vErrors !== null){
if(_errs354){
vErrors.length = _errs354;
}
else {
vErrors = null;
}
}
}
}
if(data50["links.expiration.clicks"] !== undefined){
let data185 = data50["links.expiration.clicks"];
const _errs359 = errors;
let valid57 = false;
let passing23 = null;
const _errs360 = errors;
if(typeof data185 !== "string"){
const err203 = {instancePath:instancePath+"/answers/links.expiration.clicks",schemaPath:"#/properties/answers/properties/links.expiration.clicks/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.expiration.clicks"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["links.expiration.clicks"].oneOf[0],data:data185};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
if(!((data185 === "no-limit") || (data185 === "at-once"))){
const err204 = {instancePath:instancePath+"/answers/links.expiration.clicks",schemaPath:"#/properties/answers/properties/links.expiration.clicks/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.expiration.clicks"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.expiration.clicks"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["links.expiration.clicks"].oneOf[0],data:data185};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
var _valid23 = _errs360 === errors;
if(_valid23){
valid57 = true;
passing23 = 0;
}
const _errs362 = errors;
if(!(validate113(data185, {instancePath:instancePath+"/answers/links.expiration.clicks",parentData:data50,parentDataProperty:"links.expiration.clicks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var _valid23 = _errs362 === errors;
if(_valid23 && valid57){
valid57 = false;
passing23 = [passing23, 1];
}
else {
if(_valid23){
valid57 = true;
passing23 = 1;
}
}
if(!valid57){
const err205 = {instancePath:instancePath+"/answers/links.expiration.clicks",schemaPath:"#/properties/answers/properties/links.expiration.clicks/oneOf",keyword:"oneOf",params:{passingSchemas: passing23},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["links.expiration.clicks"].oneOf,parentSchema:schema19.properties.answers.properties["links.expiration.clicks"],data:data185};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
else {
errors = _errs359;
if(vErrors !== null){
if(_errs359){
vErrors.length = _errs359;
}
else {
vErrors = null;
}
}
}
}
if(data50["links.status.precedence"] !== undefined){
let data186 = data50["links.status.precedence"];
if(typeof data186 !== "string"){
const err206 = {instancePath:instancePath+"/answers/links.status.precedence",schemaPath:"#/properties/answers/properties/links.status.precedence/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["links.status.precedence"].type,parentSchema:schema19.properties.answers.properties["links.status.precedence"],data:data186};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
if(!(((data186 === "disabled") || (data186 === "expired")) || (data186 === "both"))){
const err207 = {instancePath:instancePath+"/answers/links.status.precedence",schemaPath:"#/properties/answers/properties/links.status.precedence/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["links.status.precedence"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["links.status.precedence"].enum,parentSchema:schema19.properties.answers.properties["links.status.precedence"],data:data186};
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
let data187 = data50["search.match"];
if(data187 && typeof data187 == "object" && !Array.isArray(data187)){
if(data187.where === undefined){
const err208 = {instancePath:instancePath+"/answers/search.match",schemaPath:"#/properties/answers/properties/search.match/required",keyword:"required",params:{missingProperty: "where"},message:"must have required property '"+"where"+"'",schema:schema19.properties.answers.properties["search.match"].required,parentSchema:schema19.properties.answers.properties["search.match"],data:data187};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
if(data187.case === undefined){
const err209 = {instancePath:instancePath+"/answers/search.match",schemaPath:"#/properties/answers/properties/search.match/required",keyword:"required",params:{missingProperty: "case"},message:"must have required property '"+"case"+"'",schema:schema19.properties.answers.properties["search.match"].required,parentSchema:schema19.properties.answers.properties["search.match"],data:data187};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
for(const key22 in data187){
if(!((key22 === "where") || (key22 === "case"))){
const err210 = {instancePath:instancePath+"/answers/search.match",schemaPath:"#/properties/answers/properties/search.match/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["search.match"],data:data187};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
if(data187.where !== undefined){
let data188 = data187.where;
if(typeof data188 !== "string"){
const err211 = {instancePath:instancePath+"/answers/search.match/where",schemaPath:"#/properties/answers/properties/search.match/properties/where/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["search.match"].properties.where.type,parentSchema:schema19.properties.answers.properties["search.match"].properties.where,data:data188};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
if(!((((data188 === "anywhere") || (data188 === "start")) || (data188 === "whole")) || (data188 === "words"))){
const err212 = {instancePath:instancePath+"/answers/search.match/where",schemaPath:"#/properties/answers/properties/search.match/properties/where/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["search.match"].properties.where.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["search.match"].properties.where.enum,parentSchema:schema19.properties.answers.properties["search.match"].properties.where,data:data188};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
}
if(data187.case !== undefined){
let data189 = data187.case;
if(typeof data189 !== "string"){
const err213 = {instancePath:instancePath+"/answers/search.match/case",schemaPath:"#/properties/answers/properties/search.match/properties/case/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["search.match"].properties.case.type,parentSchema:schema19.properties.answers.properties["search.match"].properties.case,data:data189};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
if(!((data189 === "insensitive") || (data189 === "sensitive"))){
const err214 = {instancePath:instancePath+"/answers/search.match/case",schemaPath:"#/properties/answers/properties/search.match/properties/case/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["search.match"].properties.case.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["search.match"].properties.case.enum,parentSchema:schema19.properties.answers.properties["search.match"].properties.case,data:data189};
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
const err215 = {instancePath:instancePath+"/answers/search.match",schemaPath:"#/properties/answers/properties/search.match/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["search.match"].type,parentSchema:schema19.properties.answers.properties["search.match"],data:data187};
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
let data190 = data50["sort.order"];
if(data190 && typeof data190 == "object" && !Array.isArray(data190)){
for(const key23 in data190){
if(!(((key23 === "text") || (key23 === "unset")) || (key23 === "ties"))){
const err216 = {instancePath:instancePath+"/answers/sort.order",schemaPath:"#/properties/answers/properties/sort.order/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["sort.order"],data:data190};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
if(data190.text !== undefined){
let data191 = data190.text;
if(typeof data191 !== "string"){
const err217 = {instancePath:instancePath+"/answers/sort.order/text",schemaPath:"#/properties/answers/properties/sort.order/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["sort.order"].properties.text.type,parentSchema:schema19.properties.answers.properties["sort.order"].properties.text,data:data191};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
if(!(((data191 === "folded") || (data191 === "code-point")) || (data191 === "locale"))){
const err218 = {instancePath:instancePath+"/answers/sort.order/text",schemaPath:"#/properties/answers/properties/sort.order/properties/text/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["sort.order"].properties.text.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["sort.order"].properties.text.enum,parentSchema:schema19.properties.answers.properties["sort.order"].properties.text,data:data191};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
}
if(data190.unset !== undefined){
let data192 = data190.unset;
if(typeof data192 !== "string"){
const err219 = {instancePath:instancePath+"/answers/sort.order/unset",schemaPath:"#/properties/answers/properties/sort.order/properties/unset/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["sort.order"].properties.unset.type,parentSchema:schema19.properties.answers.properties["sort.order"].properties.unset,data:data192};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
if(!((data192 === "last") || (data192 === "lowest"))){
const err220 = {instancePath:instancePath+"/answers/sort.order/unset",schemaPath:"#/properties/answers/properties/sort.order/properties/unset/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["sort.order"].properties.unset.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["sort.order"].properties.unset.enum,parentSchema:schema19.properties.answers.properties["sort.order"].properties.unset,data:data192};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
}
if(data190.ties !== undefined){
let data193 = data190.ties;
if(typeof data193 !== "string"){
const err221 = {instancePath:instancePath+"/answers/sort.order/ties",schemaPath:"#/properties/answers/properties/sort.order/properties/ties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["sort.order"].properties.ties.type,parentSchema:schema19.properties.answers.properties["sort.order"].properties.ties,data:data193};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
if(!(((data193 === "id") || (data193 === "id-ascending")) || (data193 === "id-descending"))){
const err222 = {instancePath:instancePath+"/answers/sort.order/ties",schemaPath:"#/properties/answers/properties/sort.order/properties/ties/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["sort.order"].properties.ties.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["sort.order"].properties.ties.enum,parentSchema:schema19.properties.answers.properties["sort.order"].properties.ties,data:data193};
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
const err223 = {instancePath:instancePath+"/answers/sort.order",schemaPath:"#/properties/answers/properties/sort.order/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["sort.order"].type,parentSchema:schema19.properties.answers.properties["sort.order"],data:data190};
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
if(!(validate113(data50["auth.missing"], {instancePath:instancePath+"/answers/auth.missing",parentData:data50,parentDataProperty:"auth.missing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
if(data50["auth.invalid"] !== undefined){
if(!(validate113(data50["auth.invalid"], {instancePath:instancePath+"/answers/auth.invalid",parentData:data50,parentDataProperty:"auth.invalid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
if(data50["auth.header"] !== undefined){
let data196 = data50["auth.header"];
if(typeof data196 !== "string"){
const err224 = {instancePath:instancePath+"/answers/auth.header",schemaPath:"#/properties/answers/properties/auth.header/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["auth.header"].type,parentSchema:schema19.properties.answers.properties["auth.header"],data:data196};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
if(!(((((data196 === "strict") || (data196 === "exact")) || (data196 === "spaced")) || (data196 === "lenient")) || (data196 === "last"))){
const err225 = {instancePath:instancePath+"/answers/auth.header",schemaPath:"#/properties/answers/properties/auth.header/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["auth.header"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["auth.header"].enum,parentSchema:schema19.properties.answers.properties["auth.header"],data:data196};
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
let data197 = data50["auth.malformed"];
if(typeof data197 !== "string"){
const err226 = {instancePath:instancePath+"/answers/auth.malformed",schemaPath:"#/properties/answers/properties/auth.malformed/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["auth.malformed"].type,parentSchema:schema19.properties.answers.properties["auth.malformed"],data:data197};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
if(!((data197 === "missing") || (data197 === "invalid"))){
const err227 = {instancePath:instancePath+"/answers/auth.malformed",schemaPath:"#/properties/answers/properties/auth.malformed/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["auth.malformed"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["auth.malformed"].enum,parentSchema:schema19.properties.answers.properties["auth.malformed"],data:data197};
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
let data198 = data50["auth.challenge"];
if(typeof data198 !== "string"){
const err228 = {instancePath:instancePath+"/answers/auth.challenge",schemaPath:"#/properties/answers/properties/auth.challenge/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["auth.challenge"].type,parentSchema:schema19.properties.answers.properties["auth.challenge"],data:data198};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
if(!((data198 === "bearer") || (data198 === "none"))){
const err229 = {instancePath:instancePath+"/answers/auth.challenge",schemaPath:"#/properties/answers/properties/auth.challenge/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["auth.challenge"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["auth.challenge"].enum,parentSchema:schema19.properties.answers.properties["auth.challenge"],data:data198};
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
let data199 = data50["auth.scope"];
if(typeof data199 !== "string"){
const err230 = {instancePath:instancePath+"/answers/auth.scope",schemaPath:"#/properties/answers/properties/auth.scope/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["auth.scope"].type,parentSchema:schema19.properties.answers.properties["auth.scope"],data:data199};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
if(!((data199 === "own") || (data199 === "shared"))){
const err231 = {instancePath:instancePath+"/answers/auth.scope",schemaPath:"#/properties/answers/properties/auth.scope/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["auth.scope"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["auth.scope"].enum,parentSchema:schema19.properties.answers.properties["auth.scope"],data:data199};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
}
if(data50["errors.body"] !== undefined){
let data200 = data50["errors.body"];
if(data200 && typeof data200 == "object" && !Array.isArray(data200)){
if(data200.type === undefined){
const err232 = {instancePath:instancePath+"/answers/errors.body",schemaPath:"#/properties/answers/properties/errors.body/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema19.properties.answers.properties["errors.body"].required,parentSchema:schema19.properties.answers.properties["errors.body"],data:data200};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
if(data200.body === undefined){
const err233 = {instancePath:instancePath+"/answers/errors.body",schemaPath:"#/properties/answers/properties/errors.body/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'",schema:schema19.properties.answers.properties["errors.body"].required,parentSchema:schema19.properties.answers.properties["errors.body"],data:data200};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
for(const key24 in data200){
if(!((key24 === "type") || (key24 === "body"))){
const err234 = {instancePath:instancePath+"/answers/errors.body",schemaPath:"#/properties/answers/properties/errors.body/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["errors.body"],data:data200};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
}
if(data200.type !== undefined){
let data201 = data200.type;
if(typeof data201 !== "string"){
const err235 = {instancePath:instancePath+"/answers/errors.body/type",schemaPath:"#/properties/answers/properties/errors.body/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["errors.body"].properties.type.type,parentSchema:schema19.properties.answers.properties["errors.body"].properties.type,data:data201};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
if(!((data201 === "application/json") || (data201 === "application/problem+json"))){
const err236 = {instancePath:instancePath+"/answers/errors.body/type",schemaPath:"#/properties/answers/properties/errors.body/properties/type/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["errors.body"].properties.type.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["errors.body"].properties.type.enum,parentSchema:schema19.properties.answers.properties["errors.body"].properties.type,data:data201};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
if(data200.body !== undefined){
if(!(validate107(data200.body, {instancePath:instancePath+"/answers/errors.body/body",parentData:data200,parentDataProperty:"body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
}
}
else {
const err237 = {instancePath:instancePath+"/answers/errors.body",schemaPath:"#/properties/answers/properties/errors.body/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["errors.body"].type,parentSchema:schema19.properties.answers.properties["errors.body"],data:data200};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
}
if(data50["errors.validation.status"] !== undefined){
if(!(validate113(data50["errors.validation.status"], {instancePath:instancePath+"/answers/errors.validation.status",parentData:data50,parentDataProperty:"errors.validation.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
if(data50["errors.validation.body"] !== undefined){
if(!(validate107(data50["errors.validation.body"], {instancePath:instancePath+"/answers/errors.validation.body",parentData:data50,parentDataProperty:"errors.validation.body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
}
if(data50["errors.fields"] !== undefined){
let data205 = data50["errors.fields"];
if(data205 && typeof data205 == "object" && !Array.isArray(data205)){
for(const key25 in data205){
if(!((((((((key25 === "ids.malformed") || (key25 === "list.page-beyond-last")) || (key25 === "list.page-invalid")) || (key25 === "list.unknown-value")) || (key25 === "list.unknown-filter-id")) || (key25 === "links.update.empty-body")) || (key25 === "links.alias.unique")) || (key25 === "references.unknown"))){
const err238 = {instancePath:instancePath+"/answers/errors.fields",schemaPath:"#/properties/answers/properties/errors.fields/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["errors.fields"],data:data205};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
}
if(data205["ids.malformed"] !== undefined){
let data206 = data205["ids.malformed"];
if(typeof data206 !== "boolean"){
const err239 = {instancePath:instancePath+"/answers/errors.fields/ids.malformed",schemaPath:"#/properties/answers/properties/errors.fields/properties/ids.malformed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema19.properties.answers.properties["errors.fields"].properties["ids.malformed"].type,parentSchema:schema19.properties.answers.properties["errors.fields"].properties["ids.malformed"],data:data206};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
}
if(data205["list.page-beyond-last"] !== undefined){
let data207 = data205["list.page-beyond-last"];
if(typeof data207 !== "boolean"){
const err240 = {instancePath:instancePath+"/answers/errors.fields/list.page-beyond-last",schemaPath:"#/properties/answers/properties/errors.fields/properties/list.page-beyond-last/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema19.properties.answers.properties["errors.fields"].properties["list.page-beyond-last"].type,parentSchema:schema19.properties.answers.properties["errors.fields"].properties["list.page-beyond-last"],data:data207};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
}
if(data205["list.page-invalid"] !== undefined){
let data208 = data205["list.page-invalid"];
if(typeof data208 !== "boolean"){
const err241 = {instancePath:instancePath+"/answers/errors.fields/list.page-invalid",schemaPath:"#/properties/answers/properties/errors.fields/properties/list.page-invalid/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema19.properties.answers.properties["errors.fields"].properties["list.page-invalid"].type,parentSchema:schema19.properties.answers.properties["errors.fields"].properties["list.page-invalid"],data:data208};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
}
if(data205["list.unknown-value"] !== undefined){
let data209 = data205["list.unknown-value"];
if(typeof data209 !== "boolean"){
const err242 = {instancePath:instancePath+"/answers/errors.fields/list.unknown-value",schemaPath:"#/properties/answers/properties/errors.fields/properties/list.unknown-value/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema19.properties.answers.properties["errors.fields"].properties["list.unknown-value"].type,parentSchema:schema19.properties.answers.properties["errors.fields"].properties["list.unknown-value"],data:data209};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
}
if(data205["list.unknown-filter-id"] !== undefined){
let data210 = data205["list.unknown-filter-id"];
if(typeof data210 !== "boolean"){
const err243 = {instancePath:instancePath+"/answers/errors.fields/list.unknown-filter-id",schemaPath:"#/properties/answers/properties/errors.fields/properties/list.unknown-filter-id/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema19.properties.answers.properties["errors.fields"].properties["list.unknown-filter-id"].type,parentSchema:schema19.properties.answers.properties["errors.fields"].properties["list.unknown-filter-id"],data:data210};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
}
if(data205["links.update.empty-body"] !== undefined){
let data211 = data205["links.update.empty-body"];
if(typeof data211 !== "boolean"){
const err244 = {instancePath:instancePath+"/answers/errors.fields/links.update.empty-body",schemaPath:"#/properties/answers/properties/errors.fields/properties/links.update.empty-body/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema19.properties.answers.properties["errors.fields"].properties["links.update.empty-body"].type,parentSchema:schema19.properties.answers.properties["errors.fields"].properties["links.update.empty-body"],data:data211};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
}
if(data205["links.alias.unique"] !== undefined){
let data212 = data205["links.alias.unique"];
if(typeof data212 !== "boolean"){
const err245 = {instancePath:instancePath+"/answers/errors.fields/links.alias.unique",schemaPath:"#/properties/answers/properties/errors.fields/properties/links.alias.unique/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema19.properties.answers.properties["errors.fields"].properties["links.alias.unique"].type,parentSchema:schema19.properties.answers.properties["errors.fields"].properties["links.alias.unique"],data:data212};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
}
if(data205["references.unknown"] !== undefined){
let data213 = data205["references.unknown"];
if(typeof data213 !== "boolean"){
const err246 = {instancePath:instancePath+"/answers/errors.fields/references.unknown",schemaPath:"#/properties/answers/properties/errors.fields/properties/references.unknown/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema19.properties.answers.properties["errors.fields"].properties["references.unknown"].type,parentSchema:schema19.properties.answers.properties["errors.fields"].properties["references.unknown"],data:data213};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
}
}
else {
const err247 = {instancePath:instancePath+"/answers/errors.fields",schemaPath:"#/properties/answers/properties/errors.fields/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["errors.fields"].type,parentSchema:schema19.properties.answers.properties["errors.fields"],data:data205};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
}
if(data50["errors.not-found"] !== undefined){
if(!(validate113(data50["errors.not-found"], {instancePath:instancePath+"/answers/errors.not-found",parentData:data50,parentDataProperty:"errors.not-found",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
if(data50["errors.unknown-path"] !== undefined){
if(!(validate113(data50["errors.unknown-path"], {instancePath:instancePath+"/answers/errors.unknown-path",parentData:data50,parentDataProperty:"errors.unknown-path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
if(data50["errors.method"] !== undefined){
if(!(validate187(data50["errors.method"], {instancePath:instancePath+"/answers/errors.method",parentData:data50,parentDataProperty:"errors.method",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
}
if(data50["errors.too-large"] !== undefined){
let data217 = data50["errors.too-large"];
if(data217 && typeof data217 == "object" && !Array.isArray(data217)){
if(data217.status === undefined){
const err248 = {instancePath:instancePath+"/answers/errors.too-large",schemaPath:"#/properties/answers/properties/errors.too-large/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema19.properties.answers.properties["errors.too-large"].required,parentSchema:schema19.properties.answers.properties["errors.too-large"],data:data217};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
if(data217.bytes === undefined){
const err249 = {instancePath:instancePath+"/answers/errors.too-large",schemaPath:"#/properties/answers/properties/errors.too-large/required",keyword:"required",params:{missingProperty: "bytes"},message:"must have required property '"+"bytes"+"'",schema:schema19.properties.answers.properties["errors.too-large"].required,parentSchema:schema19.properties.answers.properties["errors.too-large"],data:data217};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
if(data217.fields === undefined){
const err250 = {instancePath:instancePath+"/answers/errors.too-large",schemaPath:"#/properties/answers/properties/errors.too-large/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema19.properties.answers.properties["errors.too-large"].required,parentSchema:schema19.properties.answers.properties["errors.too-large"],data:data217};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
for(const key26 in data217){
if(!(((key26 === "status") || (key26 === "bytes")) || (key26 === "fields"))){
const err251 = {instancePath:instancePath+"/answers/errors.too-large",schemaPath:"#/properties/answers/properties/errors.too-large/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key26},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["errors.too-large"],data:data217};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
}
if(data217.status !== undefined){
if(!(validate113(data217.status, {instancePath:instancePath+"/answers/errors.too-large/status",parentData:data217,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
if(data217.bytes !== undefined){
let data219 = data217.bytes;
if(!(((typeof data219 == "number") && (!(data219 % 1) && !isNaN(data219))) && (isFinite(data219)))){
const err252 = {instancePath:instancePath+"/answers/errors.too-large/bytes",schemaPath:"#/properties/answers/properties/errors.too-large/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema19.properties.answers.properties["errors.too-large"].properties.bytes.type,parentSchema:schema19.properties.answers.properties["errors.too-large"].properties.bytes,data:data219};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
if((typeof data219 == "number") && (isFinite(data219))){
if(data219 > 67108864 || isNaN(data219)){
const err253 = {instancePath:instancePath+"/answers/errors.too-large/bytes",schemaPath:"#/properties/answers/properties/errors.too-large/properties/bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 67108864},message:"must be <= 67108864",schema:67108864,parentSchema:schema19.properties.answers.properties["errors.too-large"].properties.bytes,data:data219};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
if(data219 < 1024 || isNaN(data219)){
const err254 = {instancePath:instancePath+"/answers/errors.too-large/bytes",schemaPath:"#/properties/answers/properties/errors.too-large/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024},message:"must be >= 1024",schema:1024,parentSchema:schema19.properties.answers.properties["errors.too-large"].properties.bytes,data:data219};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
}
}
if(data217.fields !== undefined){
let data220 = data217.fields;
if(!(((typeof data220 == "number") && (!(data220 % 1) && !isNaN(data220))) && (isFinite(data220)))){
const err255 = {instancePath:instancePath+"/answers/errors.too-large/fields",schemaPath:"#/properties/answers/properties/errors.too-large/properties/fields/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema19.properties.answers.properties["errors.too-large"].properties.fields.type,parentSchema:schema19.properties.answers.properties["errors.too-large"].properties.fields,data:data220};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
if((typeof data220 == "number") && (isFinite(data220))){
if(data220 > 100000 || isNaN(data220)){
const err256 = {instancePath:instancePath+"/answers/errors.too-large/fields",schemaPath:"#/properties/answers/properties/errors.too-large/properties/fields/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000",schema:100000,parentSchema:schema19.properties.answers.properties["errors.too-large"].properties.fields,data:data220};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
if(data220 < 50 || isNaN(data220)){
const err257 = {instancePath:instancePath+"/answers/errors.too-large/fields",schemaPath:"#/properties/answers/properties/errors.too-large/properties/fields/minimum",keyword:"minimum",params:{comparison: ">=", limit: 50},message:"must be >= 50",schema:50,parentSchema:schema19.properties.answers.properties["errors.too-large"].properties.fields,data:data220};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
}
}
}
else {
const err258 = {instancePath:instancePath+"/answers/errors.too-large",schemaPath:"#/properties/answers/properties/errors.too-large/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["errors.too-large"].type,parentSchema:schema19.properties.answers.properties["errors.too-large"],data:data217};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
}
if(data50["errors.precedence"] !== undefined){
let data221 = data50["errors.precedence"];
if(Array.isArray(data221)){
const len5 = data221.length;
for(let i8=0; i8<len5; i8++){
let data222 = data221[i8];
if(typeof data222 !== "string"){
const err259 = {instancePath:instancePath+"/answers/errors.precedence/" + i8,schemaPath:"#/properties/answers/properties/errors.precedence/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["errors.precedence"].items.type,parentSchema:schema19.properties.answers.properties["errors.precedence"].items,data:data222};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
if(!((((((((data222 === "path") || (data222 === "method")) || (data222 === "key")) || (data222 === "accept")) || (data222 === "media-type")) || (data222 === "size")) || (data222 === "record")) || (data222 === "input"))){
const err260 = {instancePath:instancePath+"/answers/errors.precedence/" + i8,schemaPath:"#/properties/answers/properties/errors.precedence/items/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["errors.precedence"].items.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["errors.precedence"].items.enum,parentSchema:schema19.properties.answers.properties["errors.precedence"].items,data:data222};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
}
let i9 = data221.length;
let j3;
if(i9 > 1){
const indices3 = {};
for(;i9--;){
let item3 = data221[i9];
if(typeof item3 !== "string"){
continue;
}
if(typeof indices3[item3] == "number"){
j3 = indices3[item3];
const err261 = {instancePath:instancePath+"/answers/errors.precedence",schemaPath:"#/properties/answers/properties/errors.precedence/uniqueItems",keyword:"uniqueItems",params:{i: i9, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i9+" are identical)",schema:true,parentSchema:schema19.properties.answers.properties["errors.precedence"],data:data221};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
break;
}
indices3[item3] = i9;
}
}
}
else {
const err262 = {instancePath:instancePath+"/answers/errors.precedence",schemaPath:"#/properties/answers/properties/errors.precedence/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema19.properties.answers.properties["errors.precedence"].type,parentSchema:schema19.properties.answers.properties["errors.precedence"],data:data221};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
}
if(data50["errors.malformed"] !== undefined){
let data223 = data50["errors.malformed"];
if(data223 && typeof data223 == "object" && !Array.isArray(data223)){
if(data223.unreadable === undefined){
const err263 = {instancePath:instancePath+"/answers/errors.malformed",schemaPath:"#/properties/answers/properties/errors.malformed/required",keyword:"required",params:{missingProperty: "unreadable"},message:"must have required property '"+"unreadable"+"'",schema:schema19.properties.answers.properties["errors.malformed"].required,parentSchema:schema19.properties.answers.properties["errors.malformed"],data:data223};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
if(data223.headers === undefined){
const err264 = {instancePath:instancePath+"/answers/errors.malformed",schemaPath:"#/properties/answers/properties/errors.malformed/required",keyword:"required",params:{missingProperty: "headers"},message:"must have required property '"+"headers"+"'",schema:schema19.properties.answers.properties["errors.malformed"].required,parentSchema:schema19.properties.answers.properties["errors.malformed"],data:data223};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
if(data223.slow === undefined){
const err265 = {instancePath:instancePath+"/answers/errors.malformed",schemaPath:"#/properties/answers/properties/errors.malformed/required",keyword:"required",params:{missingProperty: "slow"},message:"must have required property '"+"slow"+"'",schema:schema19.properties.answers.properties["errors.malformed"].required,parentSchema:schema19.properties.answers.properties["errors.malformed"],data:data223};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
for(const key27 in data223){
if(!(((key27 === "unreadable") || (key27 === "headers")) || (key27 === "slow"))){
const err266 = {instancePath:instancePath+"/answers/errors.malformed",schemaPath:"#/properties/answers/properties/errors.malformed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key27},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["errors.malformed"],data:data223};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
}
if(data223.unreadable !== undefined){
if(!(validate113(data223.unreadable, {instancePath:instancePath+"/answers/errors.malformed/unreadable",parentData:data223,parentDataProperty:"unreadable",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
if(data223.headers !== undefined){
if(!(validate113(data223.headers, {instancePath:instancePath+"/answers/errors.malformed/headers",parentData:data223,parentDataProperty:"headers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
if(data223.slow !== undefined){
if(!(validate113(data223.slow, {instancePath:instancePath+"/answers/errors.malformed/slow",parentData:data223,parentDataProperty:"slow",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
}
else {
const err267 = {instancePath:instancePath+"/answers/errors.malformed",schemaPath:"#/properties/answers/properties/errors.malformed/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["errors.malformed"].type,parentSchema:schema19.properties.answers.properties["errors.malformed"],data:data223};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
}
if(data50["errors.unavailable"] !== undefined){
if(!(validate159(data50["errors.unavailable"], {instancePath:instancePath+"/answers/errors.unavailable",parentData:data50,parentDataProperty:"errors.unavailable",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
}
if(data50["limits.rate"] !== undefined){
let data228 = data50["limits.rate"];
const _errs441 = errors;
let valid67 = false;
let passing24 = null;
const _errs442 = errors;
if(typeof data228 !== "string"){
const err268 = {instancePath:instancePath+"/answers/limits.rate",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["limits.rate"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[0],data:data228};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
if(!(data228 === "none")){
const err269 = {instancePath:instancePath+"/answers/limits.rate",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["limits.rate"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["limits.rate"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[0],data:data228};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
var _valid24 = _errs442 === errors;
if(_valid24){
valid67 = true;
passing24 = 0;
}
const _errs444 = errors;
if(data228 && typeof data228 == "object" && !Array.isArray(data228)){
if(data228.requests === undefined){
const err270 = {instancePath:instancePath+"/answers/limits.rate",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/1/required",keyword:"required",params:{missingProperty: "requests"},message:"must have required property '"+"requests"+"'",schema:schema19.properties.answers.properties["limits.rate"].oneOf[1].required,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[1],data:data228};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
for(const key28 in data228){
if(!((key28 === "requests") || (key28 === "seconds"))){
const err271 = {instancePath:instancePath+"/answers/limits.rate",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key28},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[1],data:data228};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
}
if(data228.requests !== undefined){
let data229 = data228.requests;
if(!(((typeof data229 == "number") && (!(data229 % 1) && !isNaN(data229))) && (isFinite(data229)))){
const err272 = {instancePath:instancePath+"/answers/limits.rate/requests",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/1/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema19.properties.answers.properties["limits.rate"].oneOf[1].properties.requests.type,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[1].properties.requests,data:data229};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
if((typeof data229 == "number") && (isFinite(data229))){
if(data229 < 1 || isNaN(data229)){
const err273 = {instancePath:instancePath+"/answers/limits.rate/requests",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/1/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[1].properties.requests,data:data229};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
}
}
if(data228.seconds !== undefined){
let data230 = data228.seconds;
if(!(((typeof data230 == "number") && (!(data230 % 1) && !isNaN(data230))) && (isFinite(data230)))){
const err274 = {instancePath:instancePath+"/answers/limits.rate/seconds",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/1/properties/seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema19.properties.answers.properties["limits.rate"].oneOf[1].properties.seconds.type,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[1].properties.seconds,data:data230};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
if((typeof data230 == "number") && (isFinite(data230))){
if(data230 < 1 || isNaN(data230)){
const err275 = {instancePath:instancePath+"/answers/limits.rate/seconds",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/1/properties/seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[1].properties.seconds,data:data230};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
}
}
}
else {
const err276 = {instancePath:instancePath+"/answers/limits.rate",schemaPath:"#/properties/answers/properties/limits.rate/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.properties["limits.rate"].oneOf[1].type,parentSchema:schema19.properties.answers.properties["limits.rate"].oneOf[1],data:data228};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
var _valid24 = _errs444 === errors;
if(_valid24 && valid67){
valid67 = false;
passing24 = [passing24, 1];
}
else {
if(_valid24){
valid67 = true;
passing24 = 1;
}
}
if(!valid67){
const err277 = {instancePath:instancePath+"/answers/limits.rate",schemaPath:"#/properties/answers/properties/limits.rate/oneOf",keyword:"oneOf",params:{passingSchemas: passing24},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["limits.rate"].oneOf,parentSchema:schema19.properties.answers.properties["limits.rate"],data:data228};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
else {
errors = _errs441;
if(vErrors !== null){
if(_errs441){
vErrors.length = _errs441;
}
else {
vErrors = null;
}
}
}
}
if(data50["http.head"] !== undefined){
let data231 = data50["http.head"];
const _errs452 = errors;
let valid69 = false;
let passing25 = null;
const _errs453 = errors;
if(typeof data231 !== "string"){
const err278 = {instancePath:instancePath+"/answers/http.head",schemaPath:"#/properties/answers/properties/http.head/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["http.head"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["http.head"].oneOf[0],data:data231};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
if(!(data231 === "as-get")){
const err279 = {instancePath:instancePath+"/answers/http.head",schemaPath:"#/properties/answers/properties/http.head/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["http.head"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["http.head"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["http.head"].oneOf[0],data:data231};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
var _valid25 = _errs453 === errors;
if(_valid25){
valid69 = true;
passing25 = 0;
}
const _errs455 = errors;
if(!(validate187(data231, {instancePath:instancePath+"/answers/http.head",parentData:data50,parentDataProperty:"http.head",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
var _valid25 = _errs455 === errors;
if(_valid25 && valid69){
valid69 = false;
passing25 = [passing25, 1];
}
else {
if(_valid25){
valid69 = true;
passing25 = 1;
}
}
if(!valid69){
const err280 = {instancePath:instancePath+"/answers/http.head",schemaPath:"#/properties/answers/properties/http.head/oneOf",keyword:"oneOf",params:{passingSchemas: passing25},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["http.head"].oneOf,parentSchema:schema19.properties.answers.properties["http.head"],data:data231};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
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
if(data50["http.cors"] !== undefined){
let data232 = data50["http.cors"];
if(typeof data232 !== "string"){
const err281 = {instancePath:instancePath+"/answers/http.cors",schemaPath:"#/properties/answers/properties/http.cors/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["http.cors"].type,parentSchema:schema19.properties.answers.properties["http.cors"],data:data232};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
if(!(((data232 === "open") || (data232 === "echoed")) || (data232 === "closed"))){
const err282 = {instancePath:instancePath+"/answers/http.cors",schemaPath:"#/properties/answers/properties/http.cors/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["http.cors"].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["http.cors"].enum,parentSchema:schema19.properties.answers.properties["http.cors"],data:data232};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
}
if(data50["http.options"] !== undefined){
let data233 = data50["http.options"];
const _errs459 = errors;
let valid70 = false;
let passing26 = null;
const _errs460 = errors;
if(typeof data233 !== "string"){
const err283 = {instancePath:instancePath+"/answers/http.options",schemaPath:"#/properties/answers/properties/http.options/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["http.options"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["http.options"].oneOf[0],data:data233};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
if(!(data233 === "refused")){
const err284 = {instancePath:instancePath+"/answers/http.options",schemaPath:"#/properties/answers/properties/http.options/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["http.options"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["http.options"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["http.options"].oneOf[0],data:data233};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
var _valid26 = _errs460 === errors;
if(_valid26){
valid70 = true;
passing26 = 0;
}
const _errs462 = errors;
if(!(((typeof data233 == "number") && (!(data233 % 1) && !isNaN(data233))) && (isFinite(data233)))){
const err285 = {instancePath:instancePath+"/answers/http.options",schemaPath:"#/properties/answers/properties/http.options/oneOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema19.properties.answers.properties["http.options"].oneOf[1].type,parentSchema:schema19.properties.answers.properties["http.options"].oneOf[1],data:data233};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
if(!((data233 === 200) || (data233 === 204))){
const err286 = {instancePath:instancePath+"/answers/http.options",schemaPath:"#/properties/answers/properties/http.options/oneOf/1/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["http.options"].oneOf[1].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["http.options"].oneOf[1].enum,parentSchema:schema19.properties.answers.properties["http.options"].oneOf[1],data:data233};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
var _valid26 = _errs462 === errors;
if(_valid26 && valid70){
valid70 = false;
passing26 = [passing26, 1];
}
else {
if(_valid26){
valid70 = true;
passing26 = 1;
}
}
if(!valid70){
const err287 = {instancePath:instancePath+"/answers/http.options",schemaPath:"#/properties/answers/properties/http.options/oneOf",keyword:"oneOf",params:{passingSchemas: passing26},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["http.options"].oneOf,parentSchema:schema19.properties.answers.properties["http.options"],data:data233};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
else {
errors = _errs459;
if(vErrors !== null){
if(_errs459){
vErrors.length = _errs459;
}
else {
vErrors = null;
}
}
}
}
if(data50["http.trailing-slash"] !== undefined){
let data234 = data50["http.trailing-slash"];
const _errs465 = errors;
let valid71 = false;
let passing27 = null;
const _errs466 = errors;
if(typeof data234 !== "string"){
const err288 = {instancePath:instancePath+"/answers/http.trailing-slash",schemaPath:"#/properties/answers/properties/http.trailing-slash/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["http.trailing-slash"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["http.trailing-slash"].oneOf[0],data:data234};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
if(!(data234 === "same")){
const err289 = {instancePath:instancePath+"/answers/http.trailing-slash",schemaPath:"#/properties/answers/properties/http.trailing-slash/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["http.trailing-slash"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["http.trailing-slash"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["http.trailing-slash"].oneOf[0],data:data234};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
var _valid27 = _errs466 === errors;
if(_valid27){
valid71 = true;
passing27 = 0;
}
const _errs468 = errors;
if(!(((typeof data234 == "number") && (!(data234 % 1) && !isNaN(data234))) && (isFinite(data234)))){
const err290 = {instancePath:instancePath+"/answers/http.trailing-slash",schemaPath:"#/properties/answers/properties/http.trailing-slash/oneOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema19.properties.answers.properties["http.trailing-slash"].oneOf[1].type,parentSchema:schema19.properties.answers.properties["http.trailing-slash"].oneOf[1],data:data234};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
if(!(((((data234 === 301) || (data234 === 302)) || (data234 === 307)) || (data234 === 308)) || (data234 === 404))){
const err291 = {instancePath:instancePath+"/answers/http.trailing-slash",schemaPath:"#/properties/answers/properties/http.trailing-slash/oneOf/1/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["http.trailing-slash"].oneOf[1].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["http.trailing-slash"].oneOf[1].enum,parentSchema:schema19.properties.answers.properties["http.trailing-slash"].oneOf[1],data:data234};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
var _valid27 = _errs468 === errors;
if(_valid27 && valid71){
valid71 = false;
passing27 = [passing27, 1];
}
else {
if(_valid27){
valid71 = true;
passing27 = 1;
}
}
if(!valid71){
const err292 = {instancePath:instancePath+"/answers/http.trailing-slash",schemaPath:"#/properties/answers/properties/http.trailing-slash/oneOf",keyword:"oneOf",params:{passingSchemas: passing27},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["http.trailing-slash"].oneOf,parentSchema:schema19.properties.answers.properties["http.trailing-slash"],data:data234};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
else {
errors = _errs465;
if(vErrors !== null){
if(_errs465){
vErrors.length = _errs465;
}
else {
vErrors = null;
}
}
}
}
if(data50["http.accept"] !== undefined){
let data235 = data50["http.accept"];
const _errs471 = errors;
let valid72 = false;
let passing28 = null;
const _errs472 = errors;
if(typeof data235 !== "string"){
const err293 = {instancePath:instancePath+"/answers/http.accept",schemaPath:"#/properties/answers/properties/http.accept/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.answers.properties["http.accept"].oneOf[0].type,parentSchema:schema19.properties.answers.properties["http.accept"].oneOf[0],data:data235};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
if(!(data235 === "json")){
const err294 = {instancePath:instancePath+"/answers/http.accept",schemaPath:"#/properties/answers/properties/http.accept/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema19.properties.answers.properties["http.accept"].oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema19.properties.answers.properties["http.accept"].oneOf[0].enum,parentSchema:schema19.properties.answers.properties["http.accept"].oneOf[0],data:data235};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
var _valid28 = _errs472 === errors;
if(_valid28){
valid72 = true;
passing28 = 0;
}
const _errs474 = errors;
if(!(validate113(data235, {instancePath:instancePath+"/answers/http.accept",parentData:data50,parentDataProperty:"http.accept",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var _valid28 = _errs474 === errors;
if(_valid28 && valid72){
valid72 = false;
passing28 = [passing28, 1];
}
else {
if(_valid28){
valid72 = true;
passing28 = 1;
}
}
if(!valid72){
const err295 = {instancePath:instancePath+"/answers/http.accept",schemaPath:"#/properties/answers/properties/http.accept/oneOf",keyword:"oneOf",params:{passingSchemas: passing28},message:"must match exactly one schema in oneOf",schema:schema19.properties.answers.properties["http.accept"].oneOf,parentSchema:schema19.properties.answers.properties["http.accept"],data:data235};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
else {
errors = _errs471;
if(vErrors !== null){
if(_errs471){
vErrors.length = _errs471;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err296 = {instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.answers.type,parentSchema:schema19.properties.answers,data:data50};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
}
if(data.evidence !== undefined){
let data236 = data.evidence;
if(data236 && typeof data236 == "object" && !Array.isArray(data236)){
for(const key29 in data236){
if(!(func1.call(schema19.properties.evidence.properties, key29))){
const err297 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key29},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.evidence,data:data236};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
}
if(data236["record.root"] !== undefined){
if(!(validate53(data236["record.root"], {instancePath:instancePath+"/evidence/record.root",parentData:data236,parentDataProperty:"record.root",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["record.status-member"] !== undefined){
if(!(validate53(data236["record.status-member"], {instancePath:instancePath+"/evidence/record.status-member",parentData:data236,parentDataProperty:"record.status-member",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["list.items"] !== undefined){
if(!(validate53(data236["list.items"], {instancePath:instancePath+"/evidence/list.items",parentData:data236,parentDataProperty:"list.items",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["list.total"] !== undefined){
if(!(validate53(data236["list.total"], {instancePath:instancePath+"/evidence/list.total",parentData:data236,parentDataProperty:"list.total",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["list.pagination"] !== undefined){
if(!(validate53(data236["list.pagination"], {instancePath:instancePath+"/evidence/list.pagination",parentData:data236,parentDataProperty:"list.pagination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["list.page-parameter"] !== undefined){
if(!(validate53(data236["list.page-parameter"], {instancePath:instancePath+"/evidence/list.page-parameter",parentData:data236,parentDataProperty:"list.page-parameter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["list.page-beyond-last"] !== undefined){
if(!(validate53(data236["list.page-beyond-last"], {instancePath:instancePath+"/evidence/list.page-beyond-last",parentData:data236,parentDataProperty:"list.page-beyond-last",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["list.page-invalid"] !== undefined){
if(!(validate53(data236["list.page-invalid"], {instancePath:instancePath+"/evidence/list.page-invalid",parentData:data236,parentDataProperty:"list.page-invalid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["list.per-page"] !== undefined){
if(!(validate53(data236["list.per-page"], {instancePath:instancePath+"/evidence/list.per-page",parentData:data236,parentDataProperty:"list.per-page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["list.unknown-value"] !== undefined){
if(!(validate53(data236["list.unknown-value"], {instancePath:instancePath+"/evidence/list.unknown-value",parentData:data236,parentDataProperty:"list.unknown-value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["list.unknown-parameter"] !== undefined){
if(!(validate53(data236["list.unknown-parameter"], {instancePath:instancePath+"/evidence/list.unknown-parameter",parentData:data236,parentDataProperty:"list.unknown-parameter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["list.unknown-filter-id"] !== undefined){
if(!(validate53(data236["list.unknown-filter-id"], {instancePath:instancePath+"/evidence/list.unknown-filter-id",parentData:data236,parentDataProperty:"list.unknown-filter-id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["ids.type"] !== undefined){
if(!(validate53(data236["ids.type"], {instancePath:instancePath+"/evidence/ids.type",parentData:data236,parentDataProperty:"ids.type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["ids.malformed"] !== undefined){
if(!(validate53(data236["ids.malformed"], {instancePath:instancePath+"/evidence/ids.malformed",parentData:data236,parentDataProperty:"ids.malformed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["timestamps.format"] !== undefined){
if(!(validate53(data236["timestamps.format"], {instancePath:instancePath+"/evidence/timestamps.format",parentData:data236,parentDataProperty:"timestamps.format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["fields.unset"] !== undefined){
if(!(validate53(data236["fields.unset"], {instancePath:instancePath+"/evidence/fields.unset",parentData:data236,parentDataProperty:"fields.unset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["fields.unset-list"] !== undefined){
if(!(validate53(data236["fields.unset-list"], {instancePath:instancePath+"/evidence/fields.unset-list",parentData:data236,parentDataProperty:"fields.unset-list",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.fields.url"] !== undefined){
if(!(validate53(data236["links.fields.url"], {instancePath:instancePath+"/evidence/links.fields.url",parentData:data236,parentDataProperty:"links.fields.url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.fields.alias"] !== undefined){
if(!(validate53(data236["links.fields.alias"], {instancePath:instancePath+"/evidence/links.fields.alias",parentData:data236,parentDataProperty:"links.fields.alias",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.fields.domain_id"] !== undefined){
if(!(validate53(data236["links.fields.domain_id"], {instancePath:instancePath+"/evidence/links.fields.domain_id",parentData:data236,parentDataProperty:"links.fields.domain_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.fields.space_id"] !== undefined){
if(!(validate53(data236["links.fields.space_id"], {instancePath:instancePath+"/evidence/links.fields.space_id",parentData:data236,parentDataProperty:"links.fields.space_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.fields.pixel_ids"] !== undefined){
if(!(validate53(data236["links.fields.pixel_ids"], {instancePath:instancePath+"/evidence/links.fields.pixel_ids",parentData:data236,parentDataProperty:"links.fields.pixel_ids",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.fields.disabled"] !== undefined){
if(!(validate53(data236["links.fields.disabled"], {instancePath:instancePath+"/evidence/links.fields.disabled",parentData:data236,parentDataProperty:"links.fields.disabled",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.fields.privacy"] !== undefined){
if(!(validate53(data236["links.fields.privacy"], {instancePath:instancePath+"/evidence/links.fields.privacy",parentData:data236,parentDataProperty:"links.fields.privacy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.fields.expiration_url"] !== undefined){
if(!(validate53(data236["links.fields.expiration_url"], {instancePath:instancePath+"/evidence/links.fields.expiration_url",parentData:data236,parentDataProperty:"links.fields.expiration_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.fields.expiration_date"] !== undefined){
if(!(validate53(data236["links.fields.expiration_date"], {instancePath:instancePath+"/evidence/links.fields.expiration_date",parentData:data236,parentDataProperty:"links.fields.expiration_date",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.fields.expiration_time"] !== undefined){
if(!(validate53(data236["links.fields.expiration_time"], {instancePath:instancePath+"/evidence/links.fields.expiration_time",parentData:data236,parentDataProperty:"links.fields.expiration_time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.fields.expiration_clicks"] !== undefined){
if(!(validate53(data236["links.fields.expiration_clicks"], {instancePath:instancePath+"/evidence/links.fields.expiration_clicks",parentData:data236,parentDataProperty:"links.fields.expiration_clicks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.fields.target_type"] !== undefined){
if(!(validate53(data236["links.fields.target_type"], {instancePath:instancePath+"/evidence/links.fields.target_type",parentData:data236,parentDataProperty:"links.fields.target_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.fields.country"] !== undefined){
if(!(validate53(data236["links.fields.country"], {instancePath:instancePath+"/evidence/links.fields.country",parentData:data236,parentDataProperty:"links.fields.country",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.fields.platform"] !== undefined){
if(!(validate53(data236["links.fields.platform"], {instancePath:instancePath+"/evidence/links.fields.platform",parentData:data236,parentDataProperty:"links.fields.platform",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.fields.language"] !== undefined){
if(!(validate53(data236["links.fields.language"], {instancePath:instancePath+"/evidence/links.fields.language",parentData:data236,parentDataProperty:"links.fields.language",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.fields.rotation"] !== undefined){
if(!(validate53(data236["links.fields.rotation"], {instancePath:instancePath+"/evidence/links.fields.rotation",parentData:data236,parentDataProperty:"links.fields.rotation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.derived"] !== undefined){
if(!(validate53(data236["links.derived"], {instancePath:instancePath+"/evidence/links.derived",parentData:data236,parentDataProperty:"links.derived",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.title"] !== undefined){
if(!(validate53(data236["links.title"], {instancePath:instancePath+"/evidence/links.title",parentData:data236,parentDataProperty:"links.title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.secrets"] !== undefined){
if(!(validate53(data236["links.secrets"], {instancePath:instancePath+"/evidence/links.secrets",parentData:data236,parentDataProperty:"links.secrets",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["pixels.fields.name"] !== undefined){
if(!(validate53(data236["pixels.fields.name"], {instancePath:instancePath+"/evidence/pixels.fields.name",parentData:data236,parentDataProperty:"pixels.fields.name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["pixels.fields.type"] !== undefined){
if(!(validate53(data236["pixels.fields.type"], {instancePath:instancePath+"/evidence/pixels.fields.type",parentData:data236,parentDataProperty:"pixels.fields.type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["pixels.fields.value"] !== undefined){
if(!(validate53(data236["pixels.fields.value"], {instancePath:instancePath+"/evidence/pixels.fields.value",parentData:data236,parentDataProperty:"pixels.fields.value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["pixels.derived"] !== undefined){
if(!(validate53(data236["pixels.derived"], {instancePath:instancePath+"/evidence/pixels.derived",parentData:data236,parentDataProperty:"pixels.derived",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.create.status"] !== undefined){
if(!(validate53(data236["links.create.status"], {instancePath:instancePath+"/evidence/links.create.status",parentData:data236,parentDataProperty:"links.create.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.update.status"] !== undefined){
if(!(validate53(data236["links.update.status"], {instancePath:instancePath+"/evidence/links.update.status",parentData:data236,parentDataProperty:"links.update.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.delete.status"] !== undefined){
if(!(validate53(data236["links.delete.status"], {instancePath:instancePath+"/evidence/links.delete.status",parentData:data236,parentDataProperty:"links.delete.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["pixels.create.status"] !== undefined){
if(!(validate53(data236["pixels.create.status"], {instancePath:instancePath+"/evidence/pixels.create.status",parentData:data236,parentDataProperty:"pixels.create.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["pixels.update.status"] !== undefined){
if(!(validate53(data236["pixels.update.status"], {instancePath:instancePath+"/evidence/pixels.update.status",parentData:data236,parentDataProperty:"pixels.update.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["pixels.delete.status"] !== undefined){
if(!(validate53(data236["pixels.delete.status"], {instancePath:instancePath+"/evidence/pixels.delete.status",parentData:data236,parentDataProperty:"pixels.delete.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.create.required"] !== undefined){
if(!(validate53(data236["links.create.required"], {instancePath:instancePath+"/evidence/links.create.required",parentData:data236,parentDataProperty:"links.create.required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["pixels.create.required"] !== undefined){
if(!(validate53(data236["pixels.create.required"], {instancePath:instancePath+"/evidence/pixels.create.required",parentData:data236,parentDataProperty:"pixels.create.required",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.domain-synonym"] !== undefined){
if(!(validate53(data236["links.domain-synonym"], {instancePath:instancePath+"/evidence/links.domain-synonym",parentData:data236,parentDataProperty:"links.domain-synonym",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.update.partial"] !== undefined){
if(!(validate53(data236["links.update.partial"], {instancePath:instancePath+"/evidence/links.update.partial",parentData:data236,parentDataProperty:"links.update.partial",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.update.empty-body"] !== undefined){
if(!(validate53(data236["links.update.empty-body"], {instancePath:instancePath+"/evidence/links.update.empty-body",parentData:data236,parentDataProperty:"links.update.empty-body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["update.patch"] !== undefined){
if(!(validate53(data236["update.patch"], {instancePath:instancePath+"/evidence/update.patch",parentData:data236,parentDataProperty:"update.patch",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.update.domain"] !== undefined){
if(!(validate53(data236["links.update.domain"], {instancePath:instancePath+"/evidence/links.update.domain",parentData:data236,parentDataProperty:"links.update.domain",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.title.on-update"] !== undefined){
if(!(validate53(data236["links.title.on-update"], {instancePath:instancePath+"/evidence/links.title.on-update",parentData:data236,parentDataProperty:"links.title.on-update",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["input.empty-value"] !== undefined){
if(!(validate53(data236["input.empty-value"], {instancePath:instancePath+"/evidence/input.empty-value",parentData:data236,parentDataProperty:"input.empty-value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["input.unknown-field"] !== undefined){
if(!(validate53(data236["input.unknown-field"], {instancePath:instancePath+"/evidence/input.unknown-field",parentData:data236,parentDataProperty:"input.unknown-field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["input.duplicate-field"] !== undefined){
if(!(validate53(data236["input.duplicate-field"], {instancePath:instancePath+"/evidence/input.duplicate-field",parentData:data236,parentDataProperty:"input.duplicate-field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["input.encoding"] !== undefined){
if(!(validate53(data236["input.encoding"], {instancePath:instancePath+"/evidence/input.encoding",parentData:data236,parentDataProperty:"input.encoding",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["input.content-type"] !== undefined){
if(!(validate53(data236["input.content-type"], {instancePath:instancePath+"/evidence/input.content-type",parentData:data236,parentDataProperty:"input.content-type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["input.query-fields"] !== undefined){
if(!(validate53(data236["input.query-fields"], {instancePath:instancePath+"/evidence/input.query-fields",parentData:data236,parentDataProperty:"input.query-fields",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["input.id-lists"] !== undefined){
if(!(validate53(data236["input.id-lists"], {instancePath:instancePath+"/evidence/input.id-lists",parentData:data236,parentDataProperty:"input.id-lists",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["input.list-index-gaps"] !== undefined){
if(!(validate53(data236["input.list-index-gaps"], {instancePath:instancePath+"/evidence/input.list-index-gaps",parentData:data236,parentDataProperty:"input.list-index-gaps",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["input.list-row-incomplete"] !== undefined){
if(!(validate53(data236["input.list-row-incomplete"], {instancePath:instancePath+"/evidence/input.list-row-incomplete",parentData:data236,parentDataProperty:"input.list-row-incomplete",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["input.lists-on-update"] !== undefined){
if(!(validate53(data236["input.lists-on-update"], {instancePath:instancePath+"/evidence/input.lists-on-update",parentData:data236,parentDataProperty:"input.lists-on-update",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.alias.rule"] !== undefined){
if(!(validate53(data236["links.alias.rule"], {instancePath:instancePath+"/evidence/links.alias.rule",parentData:data236,parentDataProperty:"links.alias.rule",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.alias.generated"] !== undefined){
if(!(validate53(data236["links.alias.generated"], {instancePath:instancePath+"/evidence/links.alias.generated",parentData:data236,parentDataProperty:"links.alias.generated",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.alias.unique"] !== undefined){
if(!(validate53(data236["links.alias.unique"], {instancePath:instancePath+"/evidence/links.alias.unique",parentData:data236,parentDataProperty:"links.alias.unique",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.url.rule"] !== undefined){
if(!(validate53(data236["links.url.rule"], {instancePath:instancePath+"/evidence/links.url.rule",parentData:data236,parentDataProperty:"links.url.rule",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["references.unknown"] !== undefined){
if(!(validate53(data236["references.unknown"], {instancePath:instancePath+"/evidence/references.unknown",parentData:data236,parentDataProperty:"references.unknown",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.privacy.password"] !== undefined){
if(!(validate53(data236["links.privacy.password"], {instancePath:instancePath+"/evidence/links.privacy.password",parentData:data236,parentDataProperty:"links.privacy.password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.password.meaning"] !== undefined){
if(!(validate53(data236["links.password.meaning"], {instancePath:instancePath+"/evidence/links.password.meaning",parentData:data236,parentDataProperty:"links.password.meaning",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.target-type.undocumented"] !== undefined){
if(!(validate53(data236["links.target-type.undocumented"], {instancePath:instancePath+"/evidence/links.target-type.undocumented",parentData:data236,parentDataProperty:"links.target-type.undocumented",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.target-type.unsent"] !== undefined){
if(!(validate53(data236["links.target-type.unsent"], {instancePath:instancePath+"/evidence/links.target-type.unsent",parentData:data236,parentDataProperty:"links.target-type.unsent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.targeting.inactive"] !== undefined){
if(!(validate53(data236["links.targeting.inactive"], {instancePath:instancePath+"/evidence/links.targeting.inactive",parentData:data236,parentDataProperty:"links.targeting.inactive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.targeting.keys"] !== undefined){
if(!(validate53(data236["links.targeting.keys"], {instancePath:instancePath+"/evidence/links.targeting.keys",parentData:data236,parentDataProperty:"links.targeting.keys",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["pixels.delete.attached"] !== undefined){
if(!(validate53(data236["pixels.delete.attached"], {instancePath:instancePath+"/evidence/pixels.delete.attached",parentData:data236,parentDataProperty:"pixels.delete.attached",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.expiration.zone"] !== undefined){
if(!(validate53(data236["links.expiration.zone"], {instancePath:instancePath+"/evidence/links.expiration.zone",parentData:data236,parentDataProperty:"links.expiration.zone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.expiration.date-only"] !== undefined){
if(!(validate53(data236["links.expiration.date-only"], {instancePath:instancePath+"/evidence/links.expiration.date-only",parentData:data236,parentDataProperty:"links.expiration.date-only",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.expiration.time-only"] !== undefined){
if(!(validate53(data236["links.expiration.time-only"], {instancePath:instancePath+"/evidence/links.expiration.time-only",parentData:data236,parentDataProperty:"links.expiration.time-only",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.expiration.past"] !== undefined){
if(!(validate53(data236["links.expiration.past"], {instancePath:instancePath+"/evidence/links.expiration.past",parentData:data236,parentDataProperty:"links.expiration.past",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.expiration.clicks"] !== undefined){
if(!(validate53(data236["links.expiration.clicks"], {instancePath:instancePath+"/evidence/links.expiration.clicks",parentData:data236,parentDataProperty:"links.expiration.clicks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["links.status.precedence"] !== undefined){
if(!(validate53(data236["links.status.precedence"], {instancePath:instancePath+"/evidence/links.status.precedence",parentData:data236,parentDataProperty:"links.status.precedence",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["search.match"] !== undefined){
if(!(validate53(data236["search.match"], {instancePath:instancePath+"/evidence/search.match",parentData:data236,parentDataProperty:"search.match",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["sort.order"] !== undefined){
if(!(validate53(data236["sort.order"], {instancePath:instancePath+"/evidence/sort.order",parentData:data236,parentDataProperty:"sort.order",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["auth.missing"] !== undefined){
if(!(validate53(data236["auth.missing"], {instancePath:instancePath+"/evidence/auth.missing",parentData:data236,parentDataProperty:"auth.missing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["auth.invalid"] !== undefined){
if(!(validate53(data236["auth.invalid"], {instancePath:instancePath+"/evidence/auth.invalid",parentData:data236,parentDataProperty:"auth.invalid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["auth.header"] !== undefined){
if(!(validate53(data236["auth.header"], {instancePath:instancePath+"/evidence/auth.header",parentData:data236,parentDataProperty:"auth.header",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["auth.malformed"] !== undefined){
if(!(validate53(data236["auth.malformed"], {instancePath:instancePath+"/evidence/auth.malformed",parentData:data236,parentDataProperty:"auth.malformed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["auth.challenge"] !== undefined){
if(!(validate53(data236["auth.challenge"], {instancePath:instancePath+"/evidence/auth.challenge",parentData:data236,parentDataProperty:"auth.challenge",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["auth.scope"] !== undefined){
if(!(validate53(data236["auth.scope"], {instancePath:instancePath+"/evidence/auth.scope",parentData:data236,parentDataProperty:"auth.scope",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["errors.body"] !== undefined){
if(!(validate53(data236["errors.body"], {instancePath:instancePath+"/evidence/errors.body",parentData:data236,parentDataProperty:"errors.body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["errors.validation.status"] !== undefined){
if(!(validate53(data236["errors.validation.status"], {instancePath:instancePath+"/evidence/errors.validation.status",parentData:data236,parentDataProperty:"errors.validation.status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["errors.validation.body"] !== undefined){
if(!(validate53(data236["errors.validation.body"], {instancePath:instancePath+"/evidence/errors.validation.body",parentData:data236,parentDataProperty:"errors.validation.body",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["errors.fields"] !== undefined){
if(!(validate53(data236["errors.fields"], {instancePath:instancePath+"/evidence/errors.fields",parentData:data236,parentDataProperty:"errors.fields",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["errors.not-found"] !== undefined){
if(!(validate53(data236["errors.not-found"], {instancePath:instancePath+"/evidence/errors.not-found",parentData:data236,parentDataProperty:"errors.not-found",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["errors.unknown-path"] !== undefined){
if(!(validate53(data236["errors.unknown-path"], {instancePath:instancePath+"/evidence/errors.unknown-path",parentData:data236,parentDataProperty:"errors.unknown-path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["errors.method"] !== undefined){
if(!(validate53(data236["errors.method"], {instancePath:instancePath+"/evidence/errors.method",parentData:data236,parentDataProperty:"errors.method",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["errors.too-large"] !== undefined){
if(!(validate53(data236["errors.too-large"], {instancePath:instancePath+"/evidence/errors.too-large",parentData:data236,parentDataProperty:"errors.too-large",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["errors.precedence"] !== undefined){
if(!(validate53(data236["errors.precedence"], {instancePath:instancePath+"/evidence/errors.precedence",parentData:data236,parentDataProperty:"errors.precedence",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["errors.malformed"] !== undefined){
if(!(validate53(data236["errors.malformed"], {instancePath:instancePath+"/evidence/errors.malformed",parentData:data236,parentDataProperty:"errors.malformed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["errors.unavailable"] !== undefined){
if(!(validate53(data236["errors.unavailable"], {instancePath:instancePath+"/evidence/errors.unavailable",parentData:data236,parentDataProperty:"errors.unavailable",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["limits.rate"] !== undefined){
if(!(validate53(data236["limits.rate"], {instancePath:instancePath+"/evidence/limits.rate",parentData:data236,parentDataProperty:"limits.rate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["http.head"] !== undefined){
if(!(validate53(data236["http.head"], {instancePath:instancePath+"/evidence/http.head",parentData:data236,parentDataProperty:"http.head",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["http.cors"] !== undefined){
if(!(validate53(data236["http.cors"], {instancePath:instancePath+"/evidence/http.cors",parentData:data236,parentDataProperty:"http.cors",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["http.options"] !== undefined){
if(!(validate53(data236["http.options"], {instancePath:instancePath+"/evidence/http.options",parentData:data236,parentDataProperty:"http.options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["http.trailing-slash"] !== undefined){
if(!(validate53(data236["http.trailing-slash"], {instancePath:instancePath+"/evidence/http.trailing-slash",parentData:data236,parentDataProperty:"http.trailing-slash",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data236["http.accept"] !== undefined){
if(!(validate53(data236["http.accept"], {instancePath:instancePath+"/evidence/http.accept",parentData:data236,parentDataProperty:"http.accept",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err298 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.evidence.type,parentSchema:schema19.properties.evidence,data:data236};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
}
}
else {
const err299 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
