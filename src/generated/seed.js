// Generated from spec/ by `npm run generate`. Do not edit.
import { formats } from '../documents/formats.ts'
"use strict";
export const checkSeedFile = validate52;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Seed","description":"The records that an account starts with. If domains or spaces are left out, the account has those of the demo.","type":"object","properties":{"$schema":{"description":"The address of this schema, for editors.","type":"string"},"domains":{"type":["array","null"],"items":{"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"name":{"title":"a host name in small letters, such as go.example","type":"string","maxLength":259,"pattern":"^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\\d{1,5})?$"}},"required":["name"],"additionalProperties":false},"minItems":1},"spaces":{"type":["array","null"],"items":{"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"name":{"type":"string","minLength":1}},"required":["name"],"additionalProperties":false}},"pixels":{"type":["array","null"],"items":{"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"name":{"type":"string","minLength":1},"type":{"enum":["adroll","bing","facebook","google-ads","google-analytics","google-tag-manager","linkedin","pinterest","quora","x"]},"value":{"type":"string","minLength":1},"created_at":{"title":"a moment such as 2026-01-31 or 2026-01-31T09:30:00Z","description":"When the record was created. Greater ids are never older.","type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2}))?$"},"updated_at":{"title":"a moment such as 2026-01-31 or 2026-01-31T09:30:00Z","description":"When the record was last changed. Its creation if it is left out.","type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2}))?$"},"updates":{"description":"How often the record was changed.","type":"integer","minimum":0,"maximum":2147483647}},"required":["name","type","value"],"additionalProperties":false}},"links":{"type":["array","null"],"items":{"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"url":{"title":"an absolute http or https URL of at most 2048 characters","type":"string","format":"uri","maxLength":2048,"pattern":"^https?://[^\\s/]\\S*$"},"alias":{"title":"letters, digits, _ and -, at most 255","description":"The last part of the short address. If it is left out, an alias of six characters is generated.","type":"string","pattern":"^[A-Za-z0-9_-]{1,255}$"},"alias_generated":{"description":"Whether the service chose the alias.","type":"boolean"},"domain_id":{"description":"The first domain if it is left out. With null, the link has no domain.","type":["integer","null"],"minimum":1,"maximum":2147483647},"space_id":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"pixel_ids":{"type":["array","null"],"items":{"type":"integer","minimum":1,"maximum":2147483647},"uniqueItems":true},"password":{"type":["string","null"],"description":"A password that visitors must enter.","minLength":1,"writeOnly":true},"privacy_password":{"type":["string","null"],"description":"The password of the statistics, if privacy is 2.","minLength":1,"writeOnly":true},"disabled":{"description":"0 active, 1 disabled.","enum":[0,1]},"privacy":{"description":"Who sees the statistics: 0 everyone, 1 the owner, 2 who knows privacy_password.","enum":[0,1,2]},"expiration_url":{"type":["string","null"],"title":"an absolute http or https URL of at most 2048 characters","format":"uri","maxLength":2048,"pattern":"^https?://[^\\s/]\\S*$"},"expiration_date":{"type":["string","null"],"title":"a date of the calendar, YYYY-MM-DD","format":"date"},"expiration_time":{"type":["string","null"],"title":"a time of the day, HH:MM","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"expiration_clicks":{"type":["integer","null"],"minimum":0,"maximum":2147483647},"target_type":{"description":"Which list is used: 0 none, 1 country, 2 platform, 4 rotation.","enum":[0,1,2,4,null]},"country":{"type":["array","null"],"items":{"type":"object","properties":{"key":{"title":"an ISO 3166-1 country code such as DE","enum":["AD","AE","AF","AG","AI","AL","AM","AO","AQ","AR","AS","AT","AU","AW","AX","AZ","BA","BB","BD","BE","BF","BG","BH","BI","BJ","BL","BM","BN","BO","BQ","BR","BS","BT","BV","BW","BY","BZ","CA","CC","CD","CF","CG","CH","CI","CK","CL","CM","CN","CO","CR","CU","CV","CW","CX","CY","CZ","DE","DJ","DK","DM","DO","DZ","EC","EE","EG","EH","ER","ES","ET","FI","FJ","FK","FM","FO","FR","GA","GB","GD","GE","GF","GG","GH","GI","GL","GM","GN","GP","GQ","GR","GS","GT","GU","GW","GY","HK","HM","HN","HR","HT","HU","ID","IE","IL","IM","IN","IO","IQ","IR","IS","IT","JE","JM","JO","JP","KE","KG","KH","KI","KM","KN","KP","KR","KW","KY","KZ","LA","LB","LC","LI","LK","LR","LS","LT","LU","LV","LY","MA","MC","MD","ME","MF","MG","MH","MK","ML","MM","MN","MO","MP","MQ","MR","MS","MT","MU","MV","MW","MX","MY","MZ","NA","NC","NE","NF","NG","NI","NL","NO","NP","NR","NU","NZ","OM","PA","PE","PF","PG","PH","PK","PL","PM","PN","PR","PS","PT","PW","PY","QA","RE","RO","RS","RU","RW","SA","SB","SC","SD","SE","SG","SH","SI","SJ","SK","SL","SM","SN","SO","SR","SS","ST","SV","SX","SY","SZ","TC","TD","TF","TG","TH","TJ","TK","TL","TM","TN","TO","TR","TT","TV","TW","TZ","UA","UG","UM","US","UY","UZ","VA","VC","VE","VG","VI","VN","VU","WF","WS","YE","YT","ZA","ZM","ZW"]},"value":{"title":"an absolute http or https URL of at most 2048 characters","type":"string","format":"uri","maxLength":2048,"pattern":"^https?://[^\\s/]\\S*$"}},"required":["key","value"],"additionalProperties":false}},"platform":{"type":["array","null"],"items":{"type":"object","properties":{"key":{"enum":["iOS","Android","Windows","OS X","Linux","Ubuntu","Chrome OS"]},"value":{"title":"an absolute http or https URL of at most 2048 characters","type":"string","format":"uri","maxLength":2048,"pattern":"^https?://[^\\s/]\\S*$"}},"required":["key","value"],"additionalProperties":false}},"language":{"type":["array","null"],"items":{"type":"object","properties":{"key":{"title":"an ISO 639-1 language code such as de","enum":["aa","ab","ae","af","ak","am","an","ar","as","av","ay","az","ba","be","bg","bh","bi","bm","bn","bo","br","bs","ca","ce","ch","co","cr","cs","cu","cv","cy","da","de","dv","dz","ee","el","en","eo","es","et","eu","fa","ff","fi","fj","fo","fr","fy","ga","gd","gl","gn","gu","gv","ha","he","hi","ho","hr","ht","hu","hy","hz","ia","id","ie","ig","ii","ik","io","is","it","iu","ja","jv","ka","kg","ki","kj","kk","kl","km","kn","ko","kr","ks","ku","kv","kw","ky","la","lb","lg","li","ln","lo","lt","lu","lv","mg","mh","mi","mk","ml","mn","mr","ms","mt","my","na","nb","nd","ne","ng","nl","nn","no","nr","nv","ny","oc","oj","om","or","os","pa","pi","pl","ps","pt","qu","rm","rn","ro","ru","rw","sa","sc","sd","se","sg","si","sk","sl","sm","sn","so","sq","sr","ss","st","su","sv","sw","ta","te","tg","th","ti","tk","tl","tn","to","tr","ts","tt","tw","ty","ug","uk","ur","uz","ve","vi","vo","wa","wo","xh","yi","yo","za","zh","zu"]},"value":{"title":"an absolute http or https URL of at most 2048 characters","type":"string","format":"uri","maxLength":2048,"pattern":"^https?://[^\\s/]\\S*$"}},"required":["key","value"],"additionalProperties":false}},"rotation":{"type":["array","null"],"items":{"type":"object","properties":{"value":{"title":"an absolute http or https URL of at most 2048 characters","type":"string","format":"uri","maxLength":2048,"pattern":"^https?://[^\\s/]\\S*$"}},"required":["value"],"additionalProperties":false}},"title":{"type":["string","null"],"minLength":1},"clicks":{"type":"integer","minimum":0,"maximum":2147483647},"created_at":{"title":"a moment such as 2026-01-31 or 2026-01-31T09:30:00Z","description":"When the record was created. Greater ids are never older.","type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2}))?$"},"updated_at":{"title":"a moment such as 2026-01-31 or 2026-01-31T09:30:00Z","description":"When the record was last changed. Its creation if it is left out.","type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2}))?$"},"updates":{"description":"How often the record was changed.","type":"integer","minimum":0,"maximum":2147483647}},"required":["url"],"additionalProperties":false}},"state":{"description":"What `serve --state` stores besides the records of the first account. A seed ignores it.","type":"object"}},"additionalProperties":false};
const pattern3 = new RegExp("^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\\d{1,5})?$", "u");
const pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2}))?$", "u");
const pattern6 = new RegExp("^https?://[^\\s/]\\S*$", "u");
const pattern7 = new RegExp("^[A-Za-z0-9_-]{1,255}$", "u");
const pattern9 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
const func1 = Object.prototype.hasOwnProperty;
const formats0 = formats.uri;
const formats4 = formats.date;

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
for(const key0 in data){
if(!((((((key0 === "$schema") || (key0 === "domains")) || (key0 === "spaces")) || (key0 === "pixels")) || (key0 === "links")) || (key0 === "state"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema19.properties.$schema.type,parentSchema:schema19.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.domains !== undefined){
let data1 = data.domains;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type: schema19.properties.domains.type},schema:schema19.properties.domains.type,parentSchema:schema19.properties.domains,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data1)){
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema19.properties.domains,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name === undefined){
const err4 = {instancePath:instancePath+"/domains/" + i0,schemaPath:"#/properties/domains/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema19.properties.domains.items.required,parentSchema:schema19.properties.domains.items,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "id") || (key1 === "name"))){
const err5 = {instancePath:instancePath+"/domains/" + i0,schemaPath:"#/properties/domains/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema19.properties.domains.items,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.id !== undefined){
let data3 = data2.id;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/domains/" + i0+"/id",schemaPath:"#/properties/domains/items/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema19.properties.domains.items.properties.id.type,parentSchema:schema19.properties.domains.items.properties.id,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/domains/" + i0+"/id",schemaPath:"#/properties/domains/items/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema19.properties.domains.items.properties.id,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/domains/" + i0+"/id",schemaPath:"#/properties/domains/items/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema19.properties.domains.items.properties.id,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data2.name !== undefined){
let data4 = data2.name;
if(typeof data4 === "string"){
if(data4.length > 259){
const err9 = {instancePath:instancePath+"/domains/" + i0+"/name",schemaPath:"#/properties/domains/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 259},schema:259,parentSchema:schema19.properties.domains.items.properties.name,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern3.test(data4)){
const err10 = {instancePath:instancePath+"/domains/" + i0+"/name",schemaPath:"#/properties/domains/items/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\\d{1,5})?$"},schema:"^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\\d{1,5})?$",parentSchema:schema19.properties.domains.items.properties.name,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/domains/" + i0+"/name",schemaPath:"#/properties/domains/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema19.properties.domains.items.properties.name.type,parentSchema:schema19.properties.domains.items.properties.name,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/domains/" + i0,schemaPath:"#/properties/domains/items/type",keyword:"type",params:{type: "object"},schema:schema19.properties.domains.items.type,parentSchema:schema19.properties.domains.items,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
if(data.spaces !== undefined){
let data5 = data.spaces;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err13 = {instancePath:instancePath+"/spaces",schemaPath:"#/properties/spaces/type",keyword:"type",params:{type: schema19.properties.spaces.type},schema:schema19.properties.spaces.type,parentSchema:schema19.properties.spaces,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.name === undefined){
const err14 = {instancePath:instancePath+"/spaces/" + i1,schemaPath:"#/properties/spaces/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema19.properties.spaces.items.required,parentSchema:schema19.properties.spaces.items,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key2 in data6){
if(!((key2 === "id") || (key2 === "name"))){
const err15 = {instancePath:instancePath+"/spaces/" + i1,schemaPath:"#/properties/spaces/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema19.properties.spaces.items,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data6.id !== undefined){
let data7 = data6.id;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err16 = {instancePath:instancePath+"/spaces/" + i1+"/id",schemaPath:"#/properties/spaces/items/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema19.properties.spaces.items.properties.id.type,parentSchema:schema19.properties.spaces.items.properties.id,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2147483647 || isNaN(data7)){
const err17 = {instancePath:instancePath+"/spaces/" + i1+"/id",schemaPath:"#/properties/spaces/items/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema19.properties.spaces.items.properties.id,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/spaces/" + i1+"/id",schemaPath:"#/properties/spaces/items/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema19.properties.spaces.items.properties.id,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data6.name !== undefined){
let data8 = data6.name;
if(typeof data8 === "string"){
if(data8.length < 1){
const err19 = {instancePath:instancePath+"/spaces/" + i1+"/name",schemaPath:"#/properties/spaces/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema19.properties.spaces.items.properties.name,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/spaces/" + i1+"/name",schemaPath:"#/properties/spaces/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema19.properties.spaces.items.properties.name.type,parentSchema:schema19.properties.spaces.items.properties.name,data:data8};
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
const err21 = {instancePath:instancePath+"/spaces/" + i1,schemaPath:"#/properties/spaces/items/type",keyword:"type",params:{type: "object"},schema:schema19.properties.spaces.items.type,parentSchema:schema19.properties.spaces.items,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
if(data.pixels !== undefined){
let data9 = data.pixels;
if((!(Array.isArray(data9))) && (data9 !== null)){
const err22 = {instancePath:instancePath+"/pixels",schemaPath:"#/properties/pixels/type",keyword:"type",params:{type: schema19.properties.pixels.type},schema:schema19.properties.pixels.type,parentSchema:schema19.properties.pixels,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.name === undefined){
const err23 = {instancePath:instancePath+"/pixels/" + i2,schemaPath:"#/properties/pixels/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema19.properties.pixels.items.required,parentSchema:schema19.properties.pixels.items,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data10.type === undefined){
const err24 = {instancePath:instancePath+"/pixels/" + i2,schemaPath:"#/properties/pixels/items/required",keyword:"required",params:{missingProperty: "type"},schema:schema19.properties.pixels.items.required,parentSchema:schema19.properties.pixels.items,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data10.value === undefined){
const err25 = {instancePath:instancePath+"/pixels/" + i2,schemaPath:"#/properties/pixels/items/required",keyword:"required",params:{missingProperty: "value"},schema:schema19.properties.pixels.items.required,parentSchema:schema19.properties.pixels.items,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key3 in data10){
if(!(((((((key3 === "id") || (key3 === "name")) || (key3 === "type")) || (key3 === "value")) || (key3 === "created_at")) || (key3 === "updated_at")) || (key3 === "updates"))){
const err26 = {instancePath:instancePath+"/pixels/" + i2,schemaPath:"#/properties/pixels/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema19.properties.pixels.items,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data10.id !== undefined){
let data11 = data10.id;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err27 = {instancePath:instancePath+"/pixels/" + i2+"/id",schemaPath:"#/properties/pixels/items/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema19.properties.pixels.items.properties.id.type,parentSchema:schema19.properties.pixels.items.properties.id,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 2147483647 || isNaN(data11)){
const err28 = {instancePath:instancePath+"/pixels/" + i2+"/id",schemaPath:"#/properties/pixels/items/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema19.properties.pixels.items.properties.id,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err29 = {instancePath:instancePath+"/pixels/" + i2+"/id",schemaPath:"#/properties/pixels/items/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema19.properties.pixels.items.properties.id,data:data11};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data10.name !== undefined){
let data12 = data10.name;
if(typeof data12 === "string"){
if(data12.length < 1){
const err30 = {instancePath:instancePath+"/pixels/" + i2+"/name",schemaPath:"#/properties/pixels/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema19.properties.pixels.items.properties.name,data:data12};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/pixels/" + i2+"/name",schemaPath:"#/properties/pixels/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema19.properties.pixels.items.properties.name.type,parentSchema:schema19.properties.pixels.items.properties.name,data:data12};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data10.type !== undefined){
let data13 = data10.type;
if(!((((((((((data13 === "adroll") || (data13 === "bing")) || (data13 === "facebook")) || (data13 === "google-ads")) || (data13 === "google-analytics")) || (data13 === "google-tag-manager")) || (data13 === "linkedin")) || (data13 === "pinterest")) || (data13 === "quora")) || (data13 === "x"))){
const err32 = {instancePath:instancePath+"/pixels/" + i2+"/type",schemaPath:"#/properties/pixels/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema19.properties.pixels.items.properties.type.enum},schema:schema19.properties.pixels.items.properties.type.enum,parentSchema:schema19.properties.pixels.items.properties.type,data:data13};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data10.value !== undefined){
let data14 = data10.value;
if(typeof data14 === "string"){
if(data14.length < 1){
const err33 = {instancePath:instancePath+"/pixels/" + i2+"/value",schemaPath:"#/properties/pixels/items/properties/value/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema19.properties.pixels.items.properties.value,data:data14};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/pixels/" + i2+"/value",schemaPath:"#/properties/pixels/items/properties/value/type",keyword:"type",params:{type: "string"},schema:schema19.properties.pixels.items.properties.value.type,parentSchema:schema19.properties.pixels.items.properties.value,data:data14};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data10.created_at !== undefined){
let data15 = data10.created_at;
if(typeof data15 === "string"){
if(!pattern4.test(data15)){
const err35 = {instancePath:instancePath+"/pixels/" + i2+"/created_at",schemaPath:"#/properties/pixels/items/properties/created_at/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2}))?$"},schema:"^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2}))?$",parentSchema:schema19.properties.pixels.items.properties.created_at,data:data15};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/pixels/" + i2+"/created_at",schemaPath:"#/properties/pixels/items/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema19.properties.pixels.items.properties.created_at.type,parentSchema:schema19.properties.pixels.items.properties.created_at,data:data15};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data10.updated_at !== undefined){
let data16 = data10.updated_at;
if(typeof data16 === "string"){
if(!pattern4.test(data16)){
const err37 = {instancePath:instancePath+"/pixels/" + i2+"/updated_at",schemaPath:"#/properties/pixels/items/properties/updated_at/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2}))?$"},schema:"^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2}))?$",parentSchema:schema19.properties.pixels.items.properties.updated_at,data:data16};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/pixels/" + i2+"/updated_at",schemaPath:"#/properties/pixels/items/properties/updated_at/type",keyword:"type",params:{type: "string"},schema:schema19.properties.pixels.items.properties.updated_at.type,parentSchema:schema19.properties.pixels.items.properties.updated_at,data:data16};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data10.updates !== undefined){
let data17 = data10.updates;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err39 = {instancePath:instancePath+"/pixels/" + i2+"/updates",schemaPath:"#/properties/pixels/items/properties/updates/type",keyword:"type",params:{type: "integer"},schema:schema19.properties.pixels.items.properties.updates.type,parentSchema:schema19.properties.pixels.items.properties.updates,data:data17};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 2147483647 || isNaN(data17)){
const err40 = {instancePath:instancePath+"/pixels/" + i2+"/updates",schemaPath:"#/properties/pixels/items/properties/updates/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema19.properties.pixels.items.properties.updates,data:data17};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err41 = {instancePath:instancePath+"/pixels/" + i2+"/updates",schemaPath:"#/properties/pixels/items/properties/updates/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema19.properties.pixels.items.properties.updates,data:data17};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
}
else {
const err42 = {instancePath:instancePath+"/pixels/" + i2,schemaPath:"#/properties/pixels/items/type",keyword:"type",params:{type: "object"},schema:schema19.properties.pixels.items.type,parentSchema:schema19.properties.pixels.items,data:data10};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
}
if(data.links !== undefined){
let data18 = data.links;
if((!(Array.isArray(data18))) && (data18 !== null)){
const err43 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: schema19.properties.links.type},schema:schema19.properties.links.type,parentSchema:schema19.properties.links,data:data18};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(Array.isArray(data18)){
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
let data19 = data18[i3];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.url === undefined){
const err44 = {instancePath:instancePath+"/links/" + i3,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty: "url"},schema:schema19.properties.links.items.required,parentSchema:schema19.properties.links.items,data:data19};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
for(const key4 in data19){
if(!(func1.call(schema19.properties.links.items.properties, key4))){
const err45 = {instancePath:instancePath+"/links/" + i3,schemaPath:"#/properties/links/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema19.properties.links.items,data:data19};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data19.id !== undefined){
let data20 = data19.id;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err46 = {instancePath:instancePath+"/links/" + i3+"/id",schemaPath:"#/properties/links/items/properties/id/type",keyword:"type",params:{type: "integer"},schema:schema19.properties.links.items.properties.id.type,parentSchema:schema19.properties.links.items.properties.id,data:data20};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 2147483647 || isNaN(data20)){
const err47 = {instancePath:instancePath+"/links/" + i3+"/id",schemaPath:"#/properties/links/items/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema19.properties.links.items.properties.id,data:data20};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data20 < 1 || isNaN(data20)){
const err48 = {instancePath:instancePath+"/links/" + i3+"/id",schemaPath:"#/properties/links/items/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema19.properties.links.items.properties.id,data:data20};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data19.url !== undefined){
let data21 = data19.url;
if(typeof data21 === "string"){
if(data21.length > 2048){
const err49 = {instancePath:instancePath+"/links/" + i3+"/url",schemaPath:"#/properties/links/items/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema19.properties.links.items.properties.url,data:data21};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!pattern6.test(data21)){
const err50 = {instancePath:instancePath+"/links/" + i3+"/url",schemaPath:"#/properties/links/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/]\\S*$"},schema:"^https?://[^\\s/]\\S*$",parentSchema:schema19.properties.links.items.properties.url,data:data21};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!(formats0(data21))){
const err51 = {instancePath:instancePath+"/links/" + i3+"/url",schemaPath:"#/properties/links/items/properties/url/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema19.properties.links.items.properties.url,data:data21};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/links/" + i3+"/url",schemaPath:"#/properties/links/items/properties/url/type",keyword:"type",params:{type: "string"},schema:schema19.properties.links.items.properties.url.type,parentSchema:schema19.properties.links.items.properties.url,data:data21};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data19.alias !== undefined){
let data22 = data19.alias;
if(typeof data22 === "string"){
if(!pattern7.test(data22)){
const err53 = {instancePath:instancePath+"/links/" + i3+"/alias",schemaPath:"#/properties/links/items/properties/alias/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,255}$"},schema:"^[A-Za-z0-9_-]{1,255}$",parentSchema:schema19.properties.links.items.properties.alias,data:data22};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/links/" + i3+"/alias",schemaPath:"#/properties/links/items/properties/alias/type",keyword:"type",params:{type: "string"},schema:schema19.properties.links.items.properties.alias.type,parentSchema:schema19.properties.links.items.properties.alias,data:data22};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data19.alias_generated !== undefined){
let data23 = data19.alias_generated;
if(typeof data23 !== "boolean"){
const err55 = {instancePath:instancePath+"/links/" + i3+"/alias_generated",schemaPath:"#/properties/links/items/properties/alias_generated/type",keyword:"type",params:{type: "boolean"},schema:schema19.properties.links.items.properties.alias_generated.type,parentSchema:schema19.properties.links.items.properties.alias_generated,data:data23};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data19.domain_id !== undefined){
let data24 = data19.domain_id;
if((!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))) && (data24 !== null)){
const err56 = {instancePath:instancePath+"/links/" + i3+"/domain_id",schemaPath:"#/properties/links/items/properties/domain_id/type",keyword:"type",params:{type: schema19.properties.links.items.properties.domain_id.type},schema:schema19.properties.links.items.properties.domain_id.type,parentSchema:schema19.properties.links.items.properties.domain_id,data:data24};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 2147483647 || isNaN(data24)){
const err57 = {instancePath:instancePath+"/links/" + i3+"/domain_id",schemaPath:"#/properties/links/items/properties/domain_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema19.properties.links.items.properties.domain_id,data:data24};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data24 < 1 || isNaN(data24)){
const err58 = {instancePath:instancePath+"/links/" + i3+"/domain_id",schemaPath:"#/properties/links/items/properties/domain_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema19.properties.links.items.properties.domain_id,data:data24};
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
if(data19.space_id !== undefined){
let data25 = data19.space_id;
if((!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))) && (data25 !== null)){
const err59 = {instancePath:instancePath+"/links/" + i3+"/space_id",schemaPath:"#/properties/links/items/properties/space_id/type",keyword:"type",params:{type: schema19.properties.links.items.properties.space_id.type},schema:schema19.properties.links.items.properties.space_id.type,parentSchema:schema19.properties.links.items.properties.space_id,data:data25};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 2147483647 || isNaN(data25)){
const err60 = {instancePath:instancePath+"/links/" + i3+"/space_id",schemaPath:"#/properties/links/items/properties/space_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema19.properties.links.items.properties.space_id,data:data25};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data25 < 1 || isNaN(data25)){
const err61 = {instancePath:instancePath+"/links/" + i3+"/space_id",schemaPath:"#/properties/links/items/properties/space_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema19.properties.links.items.properties.space_id,data:data25};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
if(data19.pixel_ids !== undefined){
let data26 = data19.pixel_ids;
if((!(Array.isArray(data26))) && (data26 !== null)){
const err62 = {instancePath:instancePath+"/links/" + i3+"/pixel_ids",schemaPath:"#/properties/links/items/properties/pixel_ids/type",keyword:"type",params:{type: schema19.properties.links.items.properties.pixel_ids.type},schema:schema19.properties.links.items.properties.pixel_ids.type,parentSchema:schema19.properties.links.items.properties.pixel_ids,data:data26};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(Array.isArray(data26)){
const len4 = data26.length;
for(let i4=0; i4<len4; i4++){
let data27 = data26[i4];
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err63 = {instancePath:instancePath+"/links/" + i3+"/pixel_ids/" + i4,schemaPath:"#/properties/links/items/properties/pixel_ids/items/type",keyword:"type",params:{type: "integer"},schema:schema19.properties.links.items.properties.pixel_ids.items.type,parentSchema:schema19.properties.links.items.properties.pixel_ids.items,data:data27};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 2147483647 || isNaN(data27)){
const err64 = {instancePath:instancePath+"/links/" + i3+"/pixel_ids/" + i4,schemaPath:"#/properties/links/items/properties/pixel_ids/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema19.properties.links.items.properties.pixel_ids.items,data:data27};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data27 < 1 || isNaN(data27)){
const err65 = {instancePath:instancePath+"/links/" + i3+"/pixel_ids/" + i4,schemaPath:"#/properties/links/items/properties/pixel_ids/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema19.properties.links.items.properties.pixel_ids.items,data:data27};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
let i5 = data26.length;
let j0;
if(i5 > 1){
const indices0 = {};
for(;i5--;){
let item0 = data26[i5];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err66 = {instancePath:instancePath+"/links/" + i3+"/pixel_ids",schemaPath:"#/properties/links/items/properties/pixel_ids/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j0},schema:true,parentSchema:schema19.properties.links.items.properties.pixel_ids,data:data26};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
break;
}
indices0[item0] = i5;
}
}
}
}
if(data19.password !== undefined){
let data28 = data19.password;
if((typeof data28 !== "string") && (data28 !== null)){
const err67 = {instancePath:instancePath+"/links/" + i3+"/password",schemaPath:"#/properties/links/items/properties/password/type",keyword:"type",params:{type: schema19.properties.links.items.properties.password.type},schema:schema19.properties.links.items.properties.password.type,parentSchema:schema19.properties.links.items.properties.password,data:data28};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(typeof data28 === "string"){
if(data28.length < 1){
const err68 = {instancePath:instancePath+"/links/" + i3+"/password",schemaPath:"#/properties/links/items/properties/password/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema19.properties.links.items.properties.password,data:data28};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
if(data19.privacy_password !== undefined){
let data29 = data19.privacy_password;
if((typeof data29 !== "string") && (data29 !== null)){
const err69 = {instancePath:instancePath+"/links/" + i3+"/privacy_password",schemaPath:"#/properties/links/items/properties/privacy_password/type",keyword:"type",params:{type: schema19.properties.links.items.properties.privacy_password.type},schema:schema19.properties.links.items.properties.privacy_password.type,parentSchema:schema19.properties.links.items.properties.privacy_password,data:data29};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(typeof data29 === "string"){
if(data29.length < 1){
const err70 = {instancePath:instancePath+"/links/" + i3+"/privacy_password",schemaPath:"#/properties/links/items/properties/privacy_password/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema19.properties.links.items.properties.privacy_password,data:data29};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
if(data19.disabled !== undefined){
let data30 = data19.disabled;
if(!((data30 === 0) || (data30 === 1))){
const err71 = {instancePath:instancePath+"/links/" + i3+"/disabled",schemaPath:"#/properties/links/items/properties/disabled/enum",keyword:"enum",params:{allowedValues: schema19.properties.links.items.properties.disabled.enum},schema:schema19.properties.links.items.properties.disabled.enum,parentSchema:schema19.properties.links.items.properties.disabled,data:data30};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data19.privacy !== undefined){
let data31 = data19.privacy;
if(!(((data31 === 0) || (data31 === 1)) || (data31 === 2))){
const err72 = {instancePath:instancePath+"/links/" + i3+"/privacy",schemaPath:"#/properties/links/items/properties/privacy/enum",keyword:"enum",params:{allowedValues: schema19.properties.links.items.properties.privacy.enum},schema:schema19.properties.links.items.properties.privacy.enum,parentSchema:schema19.properties.links.items.properties.privacy,data:data31};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data19.expiration_url !== undefined){
let data32 = data19.expiration_url;
if((typeof data32 !== "string") && (data32 !== null)){
const err73 = {instancePath:instancePath+"/links/" + i3+"/expiration_url",schemaPath:"#/properties/links/items/properties/expiration_url/type",keyword:"type",params:{type: schema19.properties.links.items.properties.expiration_url.type},schema:schema19.properties.links.items.properties.expiration_url.type,parentSchema:schema19.properties.links.items.properties.expiration_url,data:data32};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(typeof data32 === "string"){
if(data32.length > 2048){
const err74 = {instancePath:instancePath+"/links/" + i3+"/expiration_url",schemaPath:"#/properties/links/items/properties/expiration_url/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema19.properties.links.items.properties.expiration_url,data:data32};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(!pattern6.test(data32)){
const err75 = {instancePath:instancePath+"/links/" + i3+"/expiration_url",schemaPath:"#/properties/links/items/properties/expiration_url/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/]\\S*$"},schema:"^https?://[^\\s/]\\S*$",parentSchema:schema19.properties.links.items.properties.expiration_url,data:data32};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(!(formats0(data32))){
const err76 = {instancePath:instancePath+"/links/" + i3+"/expiration_url",schemaPath:"#/properties/links/items/properties/expiration_url/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema19.properties.links.items.properties.expiration_url,data:data32};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
if(data19.expiration_date !== undefined){
let data33 = data19.expiration_date;
if((typeof data33 !== "string") && (data33 !== null)){
const err77 = {instancePath:instancePath+"/links/" + i3+"/expiration_date",schemaPath:"#/properties/links/items/properties/expiration_date/type",keyword:"type",params:{type: schema19.properties.links.items.properties.expiration_date.type},schema:schema19.properties.links.items.properties.expiration_date.type,parentSchema:schema19.properties.links.items.properties.expiration_date,data:data33};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(typeof data33 === "string"){
if(!(formats4(data33))){
const err78 = {instancePath:instancePath+"/links/" + i3+"/expiration_date",schemaPath:"#/properties/links/items/properties/expiration_date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema19.properties.links.items.properties.expiration_date,data:data33};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
if(data19.expiration_time !== undefined){
let data34 = data19.expiration_time;
if((typeof data34 !== "string") && (data34 !== null)){
const err79 = {instancePath:instancePath+"/links/" + i3+"/expiration_time",schemaPath:"#/properties/links/items/properties/expiration_time/type",keyword:"type",params:{type: schema19.properties.links.items.properties.expiration_time.type},schema:schema19.properties.links.items.properties.expiration_time.type,parentSchema:schema19.properties.links.items.properties.expiration_time,data:data34};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(typeof data34 === "string"){
if(!pattern9.test(data34)){
const err80 = {instancePath:instancePath+"/links/" + i3+"/expiration_time",schemaPath:"#/properties/links/items/properties/expiration_time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},schema:"^([01][0-9]|2[0-3]):[0-5][0-9]$",parentSchema:schema19.properties.links.items.properties.expiration_time,data:data34};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
if(data19.expiration_clicks !== undefined){
let data35 = data19.expiration_clicks;
if((!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))) && (data35 !== null)){
const err81 = {instancePath:instancePath+"/links/" + i3+"/expiration_clicks",schemaPath:"#/properties/links/items/properties/expiration_clicks/type",keyword:"type",params:{type: schema19.properties.links.items.properties.expiration_clicks.type},schema:schema19.properties.links.items.properties.expiration_clicks.type,parentSchema:schema19.properties.links.items.properties.expiration_clicks,data:data35};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 2147483647 || isNaN(data35)){
const err82 = {instancePath:instancePath+"/links/" + i3+"/expiration_clicks",schemaPath:"#/properties/links/items/properties/expiration_clicks/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema19.properties.links.items.properties.expiration_clicks,data:data35};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data35 < 0 || isNaN(data35)){
const err83 = {instancePath:instancePath+"/links/" + i3+"/expiration_clicks",schemaPath:"#/properties/links/items/properties/expiration_clicks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema19.properties.links.items.properties.expiration_clicks,data:data35};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
if(data19.target_type !== undefined){
let data36 = data19.target_type;
if(!(((((data36 === 0) || (data36 === 1)) || (data36 === 2)) || (data36 === 4)) || (data36 === null))){
const err84 = {instancePath:instancePath+"/links/" + i3+"/target_type",schemaPath:"#/properties/links/items/properties/target_type/enum",keyword:"enum",params:{allowedValues: schema19.properties.links.items.properties.target_type.enum},schema:schema19.properties.links.items.properties.target_type.enum,parentSchema:schema19.properties.links.items.properties.target_type,data:data36};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data19.country !== undefined){
let data37 = data19.country;
if((!(Array.isArray(data37))) && (data37 !== null)){
const err85 = {instancePath:instancePath+"/links/" + i3+"/country",schemaPath:"#/properties/links/items/properties/country/type",keyword:"type",params:{type: schema19.properties.links.items.properties.country.type},schema:schema19.properties.links.items.properties.country.type,parentSchema:schema19.properties.links.items.properties.country,data:data37};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(Array.isArray(data37)){
const len5 = data37.length;
for(let i6=0; i6<len5; i6++){
let data38 = data37[i6];
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.key === undefined){
const err86 = {instancePath:instancePath+"/links/" + i3+"/country/" + i6,schemaPath:"#/properties/links/items/properties/country/items/required",keyword:"required",params:{missingProperty: "key"},schema:schema19.properties.links.items.properties.country.items.required,parentSchema:schema19.properties.links.items.properties.country.items,data:data38};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data38.value === undefined){
const err87 = {instancePath:instancePath+"/links/" + i3+"/country/" + i6,schemaPath:"#/properties/links/items/properties/country/items/required",keyword:"required",params:{missingProperty: "value"},schema:schema19.properties.links.items.properties.country.items.required,parentSchema:schema19.properties.links.items.properties.country.items,data:data38};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
for(const key5 in data38){
if(!((key5 === "key") || (key5 === "value"))){
const err88 = {instancePath:instancePath+"/links/" + i3+"/country/" + i6,schemaPath:"#/properties/links/items/properties/country/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},schema:false,parentSchema:schema19.properties.links.items.properties.country.items,data:data38};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data38.key !== undefined){
let data39 = data38.key;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data39 === "AD") || (data39 === "AE")) || (data39 === "AF")) || (data39 === "AG")) || (data39 === "AI")) || (data39 === "AL")) || (data39 === "AM")) || (data39 === "AO")) || (data39 === "AQ")) || (data39 === "AR")) || (data39 === "AS")) || (data39 === "AT")) || (data39 === "AU")) || (data39 === "AW")) || (data39 === "AX")) || (data39 === "AZ")) || (data39 === "BA")) || (data39 === "BB")) || (data39 === "BD")) || (data39 === "BE")) || (data39 === "BF")) || (data39 === "BG")) || (data39 === "BH")) || (data39 === "BI")) || (data39 === "BJ")) || (data39 === "BL")) || (data39 === "BM")) || (data39 === "BN")) || (data39 === "BO")) || (data39 === "BQ")) || (data39 === "BR")) || (data39 === "BS")) || (data39 === "BT")) || (data39 === "BV")) || (data39 === "BW")) || (data39 === "BY")) || (data39 === "BZ")) || (data39 === "CA")) || (data39 === "CC")) || (data39 === "CD")) || (data39 === "CF")) || (data39 === "CG")) || (data39 === "CH")) || (data39 === "CI")) || (data39 === "CK")) || (data39 === "CL")) || (data39 === "CM")) || (data39 === "CN")) || (data39 === "CO")) || (data39 === "CR")) || (data39 === "CU")) || (data39 === "CV")) || (data39 === "CW")) || (data39 === "CX")) || (data39 === "CY")) || (data39 === "CZ")) || (data39 === "DE")) || (data39 === "DJ")) || (data39 === "DK")) || (data39 === "DM")) || (data39 === "DO")) || (data39 === "DZ")) || (data39 === "EC")) || (data39 === "EE")) || (data39 === "EG")) || (data39 === "EH")) || (data39 === "ER")) || (data39 === "ES")) || (data39 === "ET")) || (data39 === "FI")) || (data39 === "FJ")) || (data39 === "FK")) || (data39 === "FM")) || (data39 === "FO")) || (data39 === "FR")) || (data39 === "GA")) || (data39 === "GB")) || (data39 === "GD")) || (data39 === "GE")) || (data39 === "GF")) || (data39 === "GG")) || (data39 === "GH")) || (data39 === "GI")) || (data39 === "GL")) || (data39 === "GM")) || (data39 === "GN")) || (data39 === "GP")) || (data39 === "GQ")) || (data39 === "GR")) || (data39 === "GS")) || (data39 === "GT")) || (data39 === "GU")) || (data39 === "GW")) || (data39 === "GY")) || (data39 === "HK")) || (data39 === "HM")) || (data39 === "HN")) || (data39 === "HR")) || (data39 === "HT")) || (data39 === "HU")) || (data39 === "ID")) || (data39 === "IE")) || (data39 === "IL")) || (data39 === "IM")) || (data39 === "IN")) || (data39 === "IO")) || (data39 === "IQ")) || (data39 === "IR")) || (data39 === "IS")) || (data39 === "IT")) || (data39 === "JE")) || (data39 === "JM")) || (data39 === "JO")) || (data39 === "JP")) || (data39 === "KE")) || (data39 === "KG")) || (data39 === "KH")) || (data39 === "KI")) || (data39 === "KM")) || (data39 === "KN")) || (data39 === "KP")) || (data39 === "KR")) || (data39 === "KW")) || (data39 === "KY")) || (data39 === "KZ")) || (data39 === "LA")) || (data39 === "LB")) || (data39 === "LC")) || (data39 === "LI")) || (data39 === "LK")) || (data39 === "LR")) || (data39 === "LS")) || (data39 === "LT")) || (data39 === "LU")) || (data39 === "LV")) || (data39 === "LY")) || (data39 === "MA")) || (data39 === "MC")) || (data39 === "MD")) || (data39 === "ME")) || (data39 === "MF")) || (data39 === "MG")) || (data39 === "MH")) || (data39 === "MK")) || (data39 === "ML")) || (data39 === "MM")) || (data39 === "MN")) || (data39 === "MO")) || (data39 === "MP")) || (data39 === "MQ")) || (data39 === "MR")) || (data39 === "MS")) || (data39 === "MT")) || (data39 === "MU")) || (data39 === "MV")) || (data39 === "MW")) || (data39 === "MX")) || (data39 === "MY")) || (data39 === "MZ")) || (data39 === "NA")) || (data39 === "NC")) || (data39 === "NE")) || (data39 === "NF")) || (data39 === "NG")) || (data39 === "NI")) || (data39 === "NL")) || (data39 === "NO")) || (data39 === "NP")) || (data39 === "NR")) || (data39 === "NU")) || (data39 === "NZ")) || (data39 === "OM")) || (data39 === "PA")) || (data39 === "PE")) || (data39 === "PF")) || (data39 === "PG")) || (data39 === "PH")) || (data39 === "PK")) || (data39 === "PL")) || (data39 === "PM")) || (data39 === "PN")) || (data39 === "PR")) || (data39 === "PS")) || (data39 === "PT")) || (data39 === "PW")) || (data39 === "PY")) || (data39 === "QA")) || (data39 === "RE")) || (data39 === "RO")) || (data39 === "RS")) || (data39 === "RU")) || (data39 === "RW")) || (data39 === "SA")) || (data39 === "SB")) || (data39 === "SC")) || (data39 === "SD")) || (data39 === "SE")) || (data39 === "SG")) || (data39 === "SH")) || (data39 === "SI")) || (data39 === "SJ")) || (data39 === "SK")) || (data39 === "SL")) || (data39 === "SM")) || (data39 === "SN")) || (data39 === "SO")) || (data39 === "SR")) || (data39 === "SS")) || (data39 === "ST")) || (data39 === "SV")) || (data39 === "SX")) || (data39 === "SY")) || (data39 === "SZ")) || (data39 === "TC")) || (data39 === "TD")) || (data39 === "TF")) || (data39 === "TG")) || (data39 === "TH")) || (data39 === "TJ")) || (data39 === "TK")) || (data39 === "TL")) || (data39 === "TM")) || (data39 === "TN")) || (data39 === "TO")) || (data39 === "TR")) || (data39 === "TT")) || (data39 === "TV")) || (data39 === "TW")) || (data39 === "TZ")) || (data39 === "UA")) || (data39 === "UG")) || (data39 === "UM")) || (data39 === "US")) || (data39 === "UY")) || (data39 === "UZ")) || (data39 === "VA")) || (data39 === "VC")) || (data39 === "VE")) || (data39 === "VG")) || (data39 === "VI")) || (data39 === "VN")) || (data39 === "VU")) || (data39 === "WF")) || (data39 === "WS")) || (data39 === "YE")) || (data39 === "YT")) || (data39 === "ZA")) || (data39 === "ZM")) || (data39 === "ZW"))){
const err89 = {instancePath:instancePath+"/links/" + i3+"/country/" + i6+"/key",schemaPath:"#/properties/links/items/properties/country/items/properties/key/enum",keyword:"enum",params:{allowedValues: schema19.properties.links.items.properties.country.items.properties.key.enum},schema:schema19.properties.links.items.properties.country.items.properties.key.enum,parentSchema:schema19.properties.links.items.properties.country.items.properties.key,data:data39};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data38.value !== undefined){
let data40 = data38.value;
if(typeof data40 === "string"){
if(data40.length > 2048){
const err90 = {instancePath:instancePath+"/links/" + i3+"/country/" + i6+"/value",schemaPath:"#/properties/links/items/properties/country/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema19.properties.links.items.properties.country.items.properties.value,data:data40};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(!pattern6.test(data40)){
const err91 = {instancePath:instancePath+"/links/" + i3+"/country/" + i6+"/value",schemaPath:"#/properties/links/items/properties/country/items/properties/value/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/]\\S*$"},schema:"^https?://[^\\s/]\\S*$",parentSchema:schema19.properties.links.items.properties.country.items.properties.value,data:data40};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(!(formats0(data40))){
const err92 = {instancePath:instancePath+"/links/" + i3+"/country/" + i6+"/value",schemaPath:"#/properties/links/items/properties/country/items/properties/value/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema19.properties.links.items.properties.country.items.properties.value,data:data40};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
else {
const err93 = {instancePath:instancePath+"/links/" + i3+"/country/" + i6+"/value",schemaPath:"#/properties/links/items/properties/country/items/properties/value/type",keyword:"type",params:{type: "string"},schema:schema19.properties.links.items.properties.country.items.properties.value.type,parentSchema:schema19.properties.links.items.properties.country.items.properties.value,data:data40};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
else {
const err94 = {instancePath:instancePath+"/links/" + i3+"/country/" + i6,schemaPath:"#/properties/links/items/properties/country/items/type",keyword:"type",params:{type: "object"},schema:schema19.properties.links.items.properties.country.items.type,parentSchema:schema19.properties.links.items.properties.country.items,data:data38};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
}
if(data19.platform !== undefined){
let data41 = data19.platform;
if((!(Array.isArray(data41))) && (data41 !== null)){
const err95 = {instancePath:instancePath+"/links/" + i3+"/platform",schemaPath:"#/properties/links/items/properties/platform/type",keyword:"type",params:{type: schema19.properties.links.items.properties.platform.type},schema:schema19.properties.links.items.properties.platform.type,parentSchema:schema19.properties.links.items.properties.platform,data:data41};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(Array.isArray(data41)){
const len6 = data41.length;
for(let i7=0; i7<len6; i7++){
let data42 = data41[i7];
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.key === undefined){
const err96 = {instancePath:instancePath+"/links/" + i3+"/platform/" + i7,schemaPath:"#/properties/links/items/properties/platform/items/required",keyword:"required",params:{missingProperty: "key"},schema:schema19.properties.links.items.properties.platform.items.required,parentSchema:schema19.properties.links.items.properties.platform.items,data:data42};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data42.value === undefined){
const err97 = {instancePath:instancePath+"/links/" + i3+"/platform/" + i7,schemaPath:"#/properties/links/items/properties/platform/items/required",keyword:"required",params:{missingProperty: "value"},schema:schema19.properties.links.items.properties.platform.items.required,parentSchema:schema19.properties.links.items.properties.platform.items,data:data42};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
for(const key6 in data42){
if(!((key6 === "key") || (key6 === "value"))){
const err98 = {instancePath:instancePath+"/links/" + i3+"/platform/" + i7,schemaPath:"#/properties/links/items/properties/platform/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},schema:false,parentSchema:schema19.properties.links.items.properties.platform.items,data:data42};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data42.key !== undefined){
let data43 = data42.key;
if(!(((((((data43 === "iOS") || (data43 === "Android")) || (data43 === "Windows")) || (data43 === "OS X")) || (data43 === "Linux")) || (data43 === "Ubuntu")) || (data43 === "Chrome OS"))){
const err99 = {instancePath:instancePath+"/links/" + i3+"/platform/" + i7+"/key",schemaPath:"#/properties/links/items/properties/platform/items/properties/key/enum",keyword:"enum",params:{allowedValues: schema19.properties.links.items.properties.platform.items.properties.key.enum},schema:schema19.properties.links.items.properties.platform.items.properties.key.enum,parentSchema:schema19.properties.links.items.properties.platform.items.properties.key,data:data43};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data42.value !== undefined){
let data44 = data42.value;
if(typeof data44 === "string"){
if(data44.length > 2048){
const err100 = {instancePath:instancePath+"/links/" + i3+"/platform/" + i7+"/value",schemaPath:"#/properties/links/items/properties/platform/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema19.properties.links.items.properties.platform.items.properties.value,data:data44};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(!pattern6.test(data44)){
const err101 = {instancePath:instancePath+"/links/" + i3+"/platform/" + i7+"/value",schemaPath:"#/properties/links/items/properties/platform/items/properties/value/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/]\\S*$"},schema:"^https?://[^\\s/]\\S*$",parentSchema:schema19.properties.links.items.properties.platform.items.properties.value,data:data44};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(!(formats0(data44))){
const err102 = {instancePath:instancePath+"/links/" + i3+"/platform/" + i7+"/value",schemaPath:"#/properties/links/items/properties/platform/items/properties/value/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema19.properties.links.items.properties.platform.items.properties.value,data:data44};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/links/" + i3+"/platform/" + i7+"/value",schemaPath:"#/properties/links/items/properties/platform/items/properties/value/type",keyword:"type",params:{type: "string"},schema:schema19.properties.links.items.properties.platform.items.properties.value.type,parentSchema:schema19.properties.links.items.properties.platform.items.properties.value,data:data44};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
else {
const err104 = {instancePath:instancePath+"/links/" + i3+"/platform/" + i7,schemaPath:"#/properties/links/items/properties/platform/items/type",keyword:"type",params:{type: "object"},schema:schema19.properties.links.items.properties.platform.items.type,parentSchema:schema19.properties.links.items.properties.platform.items,data:data42};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
}
if(data19.language !== undefined){
let data45 = data19.language;
if((!(Array.isArray(data45))) && (data45 !== null)){
const err105 = {instancePath:instancePath+"/links/" + i3+"/language",schemaPath:"#/properties/links/items/properties/language/type",keyword:"type",params:{type: schema19.properties.links.items.properties.language.type},schema:schema19.properties.links.items.properties.language.type,parentSchema:schema19.properties.links.items.properties.language,data:data45};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(Array.isArray(data45)){
const len7 = data45.length;
for(let i8=0; i8<len7; i8++){
let data46 = data45[i8];
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.key === undefined){
const err106 = {instancePath:instancePath+"/links/" + i3+"/language/" + i8,schemaPath:"#/properties/links/items/properties/language/items/required",keyword:"required",params:{missingProperty: "key"},schema:schema19.properties.links.items.properties.language.items.required,parentSchema:schema19.properties.links.items.properties.language.items,data:data46};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data46.value === undefined){
const err107 = {instancePath:instancePath+"/links/" + i3+"/language/" + i8,schemaPath:"#/properties/links/items/properties/language/items/required",keyword:"required",params:{missingProperty: "value"},schema:schema19.properties.links.items.properties.language.items.required,parentSchema:schema19.properties.links.items.properties.language.items,data:data46};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
for(const key7 in data46){
if(!((key7 === "key") || (key7 === "value"))){
const err108 = {instancePath:instancePath+"/links/" + i3+"/language/" + i8,schemaPath:"#/properties/links/items/properties/language/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},schema:false,parentSchema:schema19.properties.links.items.properties.language.items,data:data46};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data46.key !== undefined){
let data47 = data46.key;
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data47 === "aa") || (data47 === "ab")) || (data47 === "ae")) || (data47 === "af")) || (data47 === "ak")) || (data47 === "am")) || (data47 === "an")) || (data47 === "ar")) || (data47 === "as")) || (data47 === "av")) || (data47 === "ay")) || (data47 === "az")) || (data47 === "ba")) || (data47 === "be")) || (data47 === "bg")) || (data47 === "bh")) || (data47 === "bi")) || (data47 === "bm")) || (data47 === "bn")) || (data47 === "bo")) || (data47 === "br")) || (data47 === "bs")) || (data47 === "ca")) || (data47 === "ce")) || (data47 === "ch")) || (data47 === "co")) || (data47 === "cr")) || (data47 === "cs")) || (data47 === "cu")) || (data47 === "cv")) || (data47 === "cy")) || (data47 === "da")) || (data47 === "de")) || (data47 === "dv")) || (data47 === "dz")) || (data47 === "ee")) || (data47 === "el")) || (data47 === "en")) || (data47 === "eo")) || (data47 === "es")) || (data47 === "et")) || (data47 === "eu")) || (data47 === "fa")) || (data47 === "ff")) || (data47 === "fi")) || (data47 === "fj")) || (data47 === "fo")) || (data47 === "fr")) || (data47 === "fy")) || (data47 === "ga")) || (data47 === "gd")) || (data47 === "gl")) || (data47 === "gn")) || (data47 === "gu")) || (data47 === "gv")) || (data47 === "ha")) || (data47 === "he")) || (data47 === "hi")) || (data47 === "ho")) || (data47 === "hr")) || (data47 === "ht")) || (data47 === "hu")) || (data47 === "hy")) || (data47 === "hz")) || (data47 === "ia")) || (data47 === "id")) || (data47 === "ie")) || (data47 === "ig")) || (data47 === "ii")) || (data47 === "ik")) || (data47 === "io")) || (data47 === "is")) || (data47 === "it")) || (data47 === "iu")) || (data47 === "ja")) || (data47 === "jv")) || (data47 === "ka")) || (data47 === "kg")) || (data47 === "ki")) || (data47 === "kj")) || (data47 === "kk")) || (data47 === "kl")) || (data47 === "km")) || (data47 === "kn")) || (data47 === "ko")) || (data47 === "kr")) || (data47 === "ks")) || (data47 === "ku")) || (data47 === "kv")) || (data47 === "kw")) || (data47 === "ky")) || (data47 === "la")) || (data47 === "lb")) || (data47 === "lg")) || (data47 === "li")) || (data47 === "ln")) || (data47 === "lo")) || (data47 === "lt")) || (data47 === "lu")) || (data47 === "lv")) || (data47 === "mg")) || (data47 === "mh")) || (data47 === "mi")) || (data47 === "mk")) || (data47 === "ml")) || (data47 === "mn")) || (data47 === "mr")) || (data47 === "ms")) || (data47 === "mt")) || (data47 === "my")) || (data47 === "na")) || (data47 === "nb")) || (data47 === "nd")) || (data47 === "ne")) || (data47 === "ng")) || (data47 === "nl")) || (data47 === "nn")) || (data47 === "no")) || (data47 === "nr")) || (data47 === "nv")) || (data47 === "ny")) || (data47 === "oc")) || (data47 === "oj")) || (data47 === "om")) || (data47 === "or")) || (data47 === "os")) || (data47 === "pa")) || (data47 === "pi")) || (data47 === "pl")) || (data47 === "ps")) || (data47 === "pt")) || (data47 === "qu")) || (data47 === "rm")) || (data47 === "rn")) || (data47 === "ro")) || (data47 === "ru")) || (data47 === "rw")) || (data47 === "sa")) || (data47 === "sc")) || (data47 === "sd")) || (data47 === "se")) || (data47 === "sg")) || (data47 === "si")) || (data47 === "sk")) || (data47 === "sl")) || (data47 === "sm")) || (data47 === "sn")) || (data47 === "so")) || (data47 === "sq")) || (data47 === "sr")) || (data47 === "ss")) || (data47 === "st")) || (data47 === "su")) || (data47 === "sv")) || (data47 === "sw")) || (data47 === "ta")) || (data47 === "te")) || (data47 === "tg")) || (data47 === "th")) || (data47 === "ti")) || (data47 === "tk")) || (data47 === "tl")) || (data47 === "tn")) || (data47 === "to")) || (data47 === "tr")) || (data47 === "ts")) || (data47 === "tt")) || (data47 === "tw")) || (data47 === "ty")) || (data47 === "ug")) || (data47 === "uk")) || (data47 === "ur")) || (data47 === "uz")) || (data47 === "ve")) || (data47 === "vi")) || (data47 === "vo")) || (data47 === "wa")) || (data47 === "wo")) || (data47 === "xh")) || (data47 === "yi")) || (data47 === "yo")) || (data47 === "za")) || (data47 === "zh")) || (data47 === "zu"))){
const err109 = {instancePath:instancePath+"/links/" + i3+"/language/" + i8+"/key",schemaPath:"#/properties/links/items/properties/language/items/properties/key/enum",keyword:"enum",params:{allowedValues: schema19.properties.links.items.properties.language.items.properties.key.enum},schema:schema19.properties.links.items.properties.language.items.properties.key.enum,parentSchema:schema19.properties.links.items.properties.language.items.properties.key,data:data47};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data46.value !== undefined){
let data48 = data46.value;
if(typeof data48 === "string"){
if(data48.length > 2048){
const err110 = {instancePath:instancePath+"/links/" + i3+"/language/" + i8+"/value",schemaPath:"#/properties/links/items/properties/language/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema19.properties.links.items.properties.language.items.properties.value,data:data48};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(!pattern6.test(data48)){
const err111 = {instancePath:instancePath+"/links/" + i3+"/language/" + i8+"/value",schemaPath:"#/properties/links/items/properties/language/items/properties/value/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/]\\S*$"},schema:"^https?://[^\\s/]\\S*$",parentSchema:schema19.properties.links.items.properties.language.items.properties.value,data:data48};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(!(formats0(data48))){
const err112 = {instancePath:instancePath+"/links/" + i3+"/language/" + i8+"/value",schemaPath:"#/properties/links/items/properties/language/items/properties/value/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema19.properties.links.items.properties.language.items.properties.value,data:data48};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
else {
const err113 = {instancePath:instancePath+"/links/" + i3+"/language/" + i8+"/value",schemaPath:"#/properties/links/items/properties/language/items/properties/value/type",keyword:"type",params:{type: "string"},schema:schema19.properties.links.items.properties.language.items.properties.value.type,parentSchema:schema19.properties.links.items.properties.language.items.properties.value,data:data48};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
}
else {
const err114 = {instancePath:instancePath+"/links/" + i3+"/language/" + i8,schemaPath:"#/properties/links/items/properties/language/items/type",keyword:"type",params:{type: "object"},schema:schema19.properties.links.items.properties.language.items.type,parentSchema:schema19.properties.links.items.properties.language.items,data:data46};
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
}
if(data19.rotation !== undefined){
let data49 = data19.rotation;
if((!(Array.isArray(data49))) && (data49 !== null)){
const err115 = {instancePath:instancePath+"/links/" + i3+"/rotation",schemaPath:"#/properties/links/items/properties/rotation/type",keyword:"type",params:{type: schema19.properties.links.items.properties.rotation.type},schema:schema19.properties.links.items.properties.rotation.type,parentSchema:schema19.properties.links.items.properties.rotation,data:data49};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(Array.isArray(data49)){
const len8 = data49.length;
for(let i9=0; i9<len8; i9++){
let data50 = data49[i9];
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.value === undefined){
const err116 = {instancePath:instancePath+"/links/" + i3+"/rotation/" + i9,schemaPath:"#/properties/links/items/properties/rotation/items/required",keyword:"required",params:{missingProperty: "value"},schema:schema19.properties.links.items.properties.rotation.items.required,parentSchema:schema19.properties.links.items.properties.rotation.items,data:data50};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
for(const key8 in data50){
if(!(key8 === "value")){
const err117 = {instancePath:instancePath+"/links/" + i3+"/rotation/" + i9,schemaPath:"#/properties/links/items/properties/rotation/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},schema:false,parentSchema:schema19.properties.links.items.properties.rotation.items,data:data50};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data50.value !== undefined){
let data51 = data50.value;
if(typeof data51 === "string"){
if(data51.length > 2048){
const err118 = {instancePath:instancePath+"/links/" + i3+"/rotation/" + i9+"/value",schemaPath:"#/properties/links/items/properties/rotation/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema19.properties.links.items.properties.rotation.items.properties.value,data:data51};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(!pattern6.test(data51)){
const err119 = {instancePath:instancePath+"/links/" + i3+"/rotation/" + i9+"/value",schemaPath:"#/properties/links/items/properties/rotation/items/properties/value/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/]\\S*$"},schema:"^https?://[^\\s/]\\S*$",parentSchema:schema19.properties.links.items.properties.rotation.items.properties.value,data:data51};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(!(formats0(data51))){
const err120 = {instancePath:instancePath+"/links/" + i3+"/rotation/" + i9+"/value",schemaPath:"#/properties/links/items/properties/rotation/items/properties/value/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema19.properties.links.items.properties.rotation.items.properties.value,data:data51};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
else {
const err121 = {instancePath:instancePath+"/links/" + i3+"/rotation/" + i9+"/value",schemaPath:"#/properties/links/items/properties/rotation/items/properties/value/type",keyword:"type",params:{type: "string"},schema:schema19.properties.links.items.properties.rotation.items.properties.value.type,parentSchema:schema19.properties.links.items.properties.rotation.items.properties.value,data:data51};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
else {
const err122 = {instancePath:instancePath+"/links/" + i3+"/rotation/" + i9,schemaPath:"#/properties/links/items/properties/rotation/items/type",keyword:"type",params:{type: "object"},schema:schema19.properties.links.items.properties.rotation.items.type,parentSchema:schema19.properties.links.items.properties.rotation.items,data:data50};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
}
}
if(data19.title !== undefined){
let data52 = data19.title;
if((typeof data52 !== "string") && (data52 !== null)){
const err123 = {instancePath:instancePath+"/links/" + i3+"/title",schemaPath:"#/properties/links/items/properties/title/type",keyword:"type",params:{type: schema19.properties.links.items.properties.title.type},schema:schema19.properties.links.items.properties.title.type,parentSchema:schema19.properties.links.items.properties.title,data:data52};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(typeof data52 === "string"){
if(data52.length < 1){
const err124 = {instancePath:instancePath+"/links/" + i3+"/title",schemaPath:"#/properties/links/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema19.properties.links.items.properties.title,data:data52};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
}
if(data19.clicks !== undefined){
let data53 = data19.clicks;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
const err125 = {instancePath:instancePath+"/links/" + i3+"/clicks",schemaPath:"#/properties/links/items/properties/clicks/type",keyword:"type",params:{type: "integer"},schema:schema19.properties.links.items.properties.clicks.type,parentSchema:schema19.properties.links.items.properties.clicks,data:data53};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 > 2147483647 || isNaN(data53)){
const err126 = {instancePath:instancePath+"/links/" + i3+"/clicks",schemaPath:"#/properties/links/items/properties/clicks/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema19.properties.links.items.properties.clicks,data:data53};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(data53 < 0 || isNaN(data53)){
const err127 = {instancePath:instancePath+"/links/" + i3+"/clicks",schemaPath:"#/properties/links/items/properties/clicks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema19.properties.links.items.properties.clicks,data:data53};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
if(data19.created_at !== undefined){
let data54 = data19.created_at;
if(typeof data54 === "string"){
if(!pattern4.test(data54)){
const err128 = {instancePath:instancePath+"/links/" + i3+"/created_at",schemaPath:"#/properties/links/items/properties/created_at/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2}))?$"},schema:"^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2}))?$",parentSchema:schema19.properties.links.items.properties.created_at,data:data54};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
else {
const err129 = {instancePath:instancePath+"/links/" + i3+"/created_at",schemaPath:"#/properties/links/items/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema19.properties.links.items.properties.created_at.type,parentSchema:schema19.properties.links.items.properties.created_at,data:data54};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data19.updated_at !== undefined){
let data55 = data19.updated_at;
if(typeof data55 === "string"){
if(!pattern4.test(data55)){
const err130 = {instancePath:instancePath+"/links/" + i3+"/updated_at",schemaPath:"#/properties/links/items/properties/updated_at/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2}))?$"},schema:"^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2}))?$",parentSchema:schema19.properties.links.items.properties.updated_at,data:data55};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
else {
const err131 = {instancePath:instancePath+"/links/" + i3+"/updated_at",schemaPath:"#/properties/links/items/properties/updated_at/type",keyword:"type",params:{type: "string"},schema:schema19.properties.links.items.properties.updated_at.type,parentSchema:schema19.properties.links.items.properties.updated_at,data:data55};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data19.updates !== undefined){
let data56 = data19.updates;
if(!(((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56))) && (isFinite(data56)))){
const err132 = {instancePath:instancePath+"/links/" + i3+"/updates",schemaPath:"#/properties/links/items/properties/updates/type",keyword:"type",params:{type: "integer"},schema:schema19.properties.links.items.properties.updates.type,parentSchema:schema19.properties.links.items.properties.updates,data:data56};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if((typeof data56 == "number") && (isFinite(data56))){
if(data56 > 2147483647 || isNaN(data56)){
const err133 = {instancePath:instancePath+"/links/" + i3+"/updates",schemaPath:"#/properties/links/items/properties/updates/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema19.properties.links.items.properties.updates,data:data56};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(data56 < 0 || isNaN(data56)){
const err134 = {instancePath:instancePath+"/links/" + i3+"/updates",schemaPath:"#/properties/links/items/properties/updates/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema19.properties.links.items.properties.updates,data:data56};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
}
}
else {
const err135 = {instancePath:instancePath+"/links/" + i3,schemaPath:"#/properties/links/items/type",keyword:"type",params:{type: "object"},schema:schema19.properties.links.items.type,parentSchema:schema19.properties.links.items,data:data19};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
}
}
if(data.state !== undefined){
let data57 = data.state;
if(!(data57 && typeof data57 == "object" && !Array.isArray(data57))){
const err136 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "object"},schema:schema19.properties.state.type,parentSchema:schema19.properties.state,data:data57};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
}
else {
const err137 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
