// Generated from spec/ by `npm run generate`. Do not edit.
import { formats } from '../documents/formats.ts'
"use strict";
export const checkSeedFile = validate52;
const schema19 = {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Seed","description":"The records that an account starts with. If domains or spaces are left out, the account has those of the demo.","type":"object","properties":{"$schema":{"description":"The address of this schema, for editors.","type":"string"},"domains":{"type":["array","null"],"items":{"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"name":{"title":"a host name in small letters, such as go.example","type":"string","maxLength":259,"pattern":"^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\\d{1,5})?$"}},"required":["name"],"additionalProperties":false},"minItems":1},"spaces":{"type":["array","null"],"items":{"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"name":{"type":"string","minLength":1}},"required":["name"],"additionalProperties":false}},"pixels":{"type":["array","null"],"items":{"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"name":{"type":"string","minLength":1},"type":{"enum":["adroll","bing","facebook","google-ads","google-analytics","google-tag-manager","linkedin","pinterest","quora","x"]},"value":{"type":"string","minLength":1},"created_at":{"title":"a moment such as 2026-01-31 or 2026-01-31T09:30:00Z","description":"When the record was created. Greater ids are never older.","type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2}))?$"},"updated_at":{"title":"a moment such as 2026-01-31 or 2026-01-31T09:30:00Z","description":"When the record was last changed. Its creation if it is left out.","type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2}))?$"},"updates":{"description":"How often the record was changed.","type":"integer","minimum":0,"maximum":2147483647}},"required":["name","type","value"],"additionalProperties":false}},"links":{"type":["array","null"],"items":{"type":"object","properties":{"id":{"type":"integer","minimum":1,"maximum":2147483647},"url":{"title":"an absolute http or https URL of at most 2048 characters","type":"string","format":"uri","maxLength":2048,"pattern":"^https?://[^\\s/]\\S*$"},"alias":{"title":"letters, digits, _ and -, at most 255","description":"The last part of the short address. If it is left out, an alias of six characters is generated.","type":"string","pattern":"^[A-Za-z0-9_-]{1,255}$"},"domain_id":{"description":"The first domain if it is left out.","type":"integer","minimum":1,"maximum":2147483647},"space_id":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"pixel_ids":{"type":["array","null"],"items":{"type":"integer","minimum":1,"maximum":2147483647},"uniqueItems":true},"password":{"type":["string","null"],"description":"A password that visitors must enter.","minLength":1,"writeOnly":true},"privacy_password":{"type":["string","null"],"description":"The password of the statistics, if privacy is 2.","minLength":1,"writeOnly":true},"disabled":{"description":"0 active, 1 disabled.","enum":[0,1]},"privacy":{"description":"Who sees the statistics: 0 everyone, 1 the owner, 2 who knows privacy_password.","enum":[0,1,2]},"expiration_url":{"type":["string","null"],"title":"an absolute http or https URL of at most 2048 characters","format":"uri","maxLength":2048,"pattern":"^https?://[^\\s/]\\S*$"},"expiration_date":{"type":["string","null"],"title":"a date of the calendar, YYYY-MM-DD","format":"date"},"expiration_time":{"type":["string","null"],"title":"a time of the day, HH:MM","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"expiration_clicks":{"type":["integer","null"],"minimum":0,"maximum":2147483647},"target_type":{"description":"Which list is used: 0 none, 1 country, 2 platform, 4 rotation.","enum":[0,1,2,4,null]},"country":{"type":["array","null"],"items":{"type":"object","properties":{"key":{"title":"an ISO 3166-1 country code such as DE","enum":["AD","AE","AF","AG","AI","AL","AM","AO","AQ","AR","AS","AT","AU","AW","AX","AZ","BA","BB","BD","BE","BF","BG","BH","BI","BJ","BL","BM","BN","BO","BQ","BR","BS","BT","BV","BW","BY","BZ","CA","CC","CD","CF","CG","CH","CI","CK","CL","CM","CN","CO","CR","CU","CV","CW","CX","CY","CZ","DE","DJ","DK","DM","DO","DZ","EC","EE","EG","EH","ER","ES","ET","FI","FJ","FK","FM","FO","FR","GA","GB","GD","GE","GF","GG","GH","GI","GL","GM","GN","GP","GQ","GR","GS","GT","GU","GW","GY","HK","HM","HN","HR","HT","HU","ID","IE","IL","IM","IN","IO","IQ","IR","IS","IT","JE","JM","JO","JP","KE","KG","KH","KI","KM","KN","KP","KR","KW","KY","KZ","LA","LB","LC","LI","LK","LR","LS","LT","LU","LV","LY","MA","MC","MD","ME","MF","MG","MH","MK","ML","MM","MN","MO","MP","MQ","MR","MS","MT","MU","MV","MW","MX","MY","MZ","NA","NC","NE","NF","NG","NI","NL","NO","NP","NR","NU","NZ","OM","PA","PE","PF","PG","PH","PK","PL","PM","PN","PR","PS","PT","PW","PY","QA","RE","RO","RS","RU","RW","SA","SB","SC","SD","SE","SG","SH","SI","SJ","SK","SL","SM","SN","SO","SR","SS","ST","SV","SX","SY","SZ","TC","TD","TF","TG","TH","TJ","TK","TL","TM","TN","TO","TR","TT","TV","TW","TZ","UA","UG","UM","US","UY","UZ","VA","VC","VE","VG","VI","VN","VU","WF","WS","YE","YT","ZA","ZM","ZW"]},"value":{"title":"an absolute http or https URL of at most 2048 characters","type":"string","format":"uri","maxLength":2048,"pattern":"^https?://[^\\s/]\\S*$"}},"required":["key","value"],"additionalProperties":false}},"platform":{"type":["array","null"],"items":{"type":"object","properties":{"key":{"enum":["iOS","Android","Windows","OS X","Linux","Ubuntu","Chrome OS"]},"value":{"title":"an absolute http or https URL of at most 2048 characters","type":"string","format":"uri","maxLength":2048,"pattern":"^https?://[^\\s/]\\S*$"}},"required":["key","value"],"additionalProperties":false}},"language":{"type":["array","null"],"items":{"type":"object","properties":{"key":{"title":"an ISO 639-1 language code such as de","enum":["aa","ab","ae","af","ak","am","an","ar","as","av","ay","az","ba","be","bg","bh","bi","bm","bn","bo","br","bs","ca","ce","ch","co","cr","cs","cu","cv","cy","da","de","dv","dz","ee","el","en","eo","es","et","eu","fa","ff","fi","fj","fo","fr","fy","ga","gd","gl","gn","gu","gv","ha","he","hi","ho","hr","ht","hu","hy","hz","ia","id","ie","ig","ii","ik","io","is","it","iu","ja","jv","ka","kg","ki","kj","kk","kl","km","kn","ko","kr","ks","ku","kv","kw","ky","la","lb","lg","li","ln","lo","lt","lu","lv","mg","mh","mi","mk","ml","mn","mr","ms","mt","my","na","nb","nd","ne","ng","nl","nn","no","nr","nv","ny","oc","oj","om","or","os","pa","pi","pl","ps","pt","qu","rm","rn","ro","ru","rw","sa","sc","sd","se","sg","si","sk","sl","sm","sn","so","sq","sr","ss","st","su","sv","sw","ta","te","tg","th","ti","tk","tl","tn","to","tr","ts","tt","tw","ty","ug","uk","ur","uz","ve","vi","vo","wa","wo","xh","yi","yo","za","zh","zu"]},"value":{"title":"an absolute http or https URL of at most 2048 characters","type":"string","format":"uri","maxLength":2048,"pattern":"^https?://[^\\s/]\\S*$"}},"required":["key","value"],"additionalProperties":false}},"rotation":{"type":["array","null"],"items":{"type":"object","properties":{"value":{"title":"an absolute http or https URL of at most 2048 characters","type":"string","format":"uri","maxLength":2048,"pattern":"^https?://[^\\s/]\\S*$"}},"required":["value"],"additionalProperties":false}},"title":{"type":["string","null"],"minLength":1},"clicks":{"type":"integer","minimum":0,"maximum":2147483647},"created_at":{"title":"a moment such as 2026-01-31 or 2026-01-31T09:30:00Z","description":"When the record was created. Greater ids are never older.","type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2}))?$"},"updated_at":{"title":"a moment such as 2026-01-31 or 2026-01-31T09:30:00Z","description":"When the record was last changed. Its creation if it is left out.","type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2}))?$"},"updates":{"description":"How often the record was changed.","type":"integer","minimum":0,"maximum":2147483647}},"required":["url"],"additionalProperties":false}},"state":{"description":"What `serve --state` stores besides the records of the first account. A seed ignores it.","type":"object"}},"additionalProperties":false};
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
if(data19.domain_id !== undefined){
let data23 = data19.domain_id;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err55 = {instancePath:instancePath+"/links/" + i3+"/domain_id",schemaPath:"#/properties/links/items/properties/domain_id/type",keyword:"type",params:{type: "integer"},schema:schema19.properties.links.items.properties.domain_id.type,parentSchema:schema19.properties.links.items.properties.domain_id,data:data23};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 2147483647 || isNaN(data23)){
const err56 = {instancePath:instancePath+"/links/" + i3+"/domain_id",schemaPath:"#/properties/links/items/properties/domain_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema19.properties.links.items.properties.domain_id,data:data23};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data23 < 1 || isNaN(data23)){
const err57 = {instancePath:instancePath+"/links/" + i3+"/domain_id",schemaPath:"#/properties/links/items/properties/domain_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema19.properties.links.items.properties.domain_id,data:data23};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
if(data19.space_id !== undefined){
let data24 = data19.space_id;
if((!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))) && (data24 !== null)){
const err58 = {instancePath:instancePath+"/links/" + i3+"/space_id",schemaPath:"#/properties/links/items/properties/space_id/type",keyword:"type",params:{type: schema19.properties.links.items.properties.space_id.type},schema:schema19.properties.links.items.properties.space_id.type,parentSchema:schema19.properties.links.items.properties.space_id,data:data24};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 2147483647 || isNaN(data24)){
const err59 = {instancePath:instancePath+"/links/" + i3+"/space_id",schemaPath:"#/properties/links/items/properties/space_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema19.properties.links.items.properties.space_id,data:data24};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data24 < 1 || isNaN(data24)){
const err60 = {instancePath:instancePath+"/links/" + i3+"/space_id",schemaPath:"#/properties/links/items/properties/space_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema19.properties.links.items.properties.space_id,data:data24};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
if(data19.pixel_ids !== undefined){
let data25 = data19.pixel_ids;
if((!(Array.isArray(data25))) && (data25 !== null)){
const err61 = {instancePath:instancePath+"/links/" + i3+"/pixel_ids",schemaPath:"#/properties/links/items/properties/pixel_ids/type",keyword:"type",params:{type: schema19.properties.links.items.properties.pixel_ids.type},schema:schema19.properties.links.items.properties.pixel_ids.type,parentSchema:schema19.properties.links.items.properties.pixel_ids,data:data25};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(Array.isArray(data25)){
const len4 = data25.length;
for(let i4=0; i4<len4; i4++){
let data26 = data25[i4];
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err62 = {instancePath:instancePath+"/links/" + i3+"/pixel_ids/" + i4,schemaPath:"#/properties/links/items/properties/pixel_ids/items/type",keyword:"type",params:{type: "integer"},schema:schema19.properties.links.items.properties.pixel_ids.items.type,parentSchema:schema19.properties.links.items.properties.pixel_ids.items,data:data26};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 2147483647 || isNaN(data26)){
const err63 = {instancePath:instancePath+"/links/" + i3+"/pixel_ids/" + i4,schemaPath:"#/properties/links/items/properties/pixel_ids/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema19.properties.links.items.properties.pixel_ids.items,data:data26};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data26 < 1 || isNaN(data26)){
const err64 = {instancePath:instancePath+"/links/" + i3+"/pixel_ids/" + i4,schemaPath:"#/properties/links/items/properties/pixel_ids/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema19.properties.links.items.properties.pixel_ids.items,data:data26};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
let i5 = data25.length;
let j0;
if(i5 > 1){
const indices0 = {};
for(;i5--;){
let item0 = data25[i5];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err65 = {instancePath:instancePath+"/links/" + i3+"/pixel_ids",schemaPath:"#/properties/links/items/properties/pixel_ids/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j0},schema:true,parentSchema:schema19.properties.links.items.properties.pixel_ids,data:data25};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
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
let data27 = data19.password;
if((typeof data27 !== "string") && (data27 !== null)){
const err66 = {instancePath:instancePath+"/links/" + i3+"/password",schemaPath:"#/properties/links/items/properties/password/type",keyword:"type",params:{type: schema19.properties.links.items.properties.password.type},schema:schema19.properties.links.items.properties.password.type,parentSchema:schema19.properties.links.items.properties.password,data:data27};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(typeof data27 === "string"){
if(data27.length < 1){
const err67 = {instancePath:instancePath+"/links/" + i3+"/password",schemaPath:"#/properties/links/items/properties/password/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema19.properties.links.items.properties.password,data:data27};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
if(data19.privacy_password !== undefined){
let data28 = data19.privacy_password;
if((typeof data28 !== "string") && (data28 !== null)){
const err68 = {instancePath:instancePath+"/links/" + i3+"/privacy_password",schemaPath:"#/properties/links/items/properties/privacy_password/type",keyword:"type",params:{type: schema19.properties.links.items.properties.privacy_password.type},schema:schema19.properties.links.items.properties.privacy_password.type,parentSchema:schema19.properties.links.items.properties.privacy_password,data:data28};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(typeof data28 === "string"){
if(data28.length < 1){
const err69 = {instancePath:instancePath+"/links/" + i3+"/privacy_password",schemaPath:"#/properties/links/items/properties/privacy_password/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema19.properties.links.items.properties.privacy_password,data:data28};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
if(data19.disabled !== undefined){
let data29 = data19.disabled;
if(!((data29 === 0) || (data29 === 1))){
const err70 = {instancePath:instancePath+"/links/" + i3+"/disabled",schemaPath:"#/properties/links/items/properties/disabled/enum",keyword:"enum",params:{allowedValues: schema19.properties.links.items.properties.disabled.enum},schema:schema19.properties.links.items.properties.disabled.enum,parentSchema:schema19.properties.links.items.properties.disabled,data:data29};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data19.privacy !== undefined){
let data30 = data19.privacy;
if(!(((data30 === 0) || (data30 === 1)) || (data30 === 2))){
const err71 = {instancePath:instancePath+"/links/" + i3+"/privacy",schemaPath:"#/properties/links/items/properties/privacy/enum",keyword:"enum",params:{allowedValues: schema19.properties.links.items.properties.privacy.enum},schema:schema19.properties.links.items.properties.privacy.enum,parentSchema:schema19.properties.links.items.properties.privacy,data:data30};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data19.expiration_url !== undefined){
let data31 = data19.expiration_url;
if((typeof data31 !== "string") && (data31 !== null)){
const err72 = {instancePath:instancePath+"/links/" + i3+"/expiration_url",schemaPath:"#/properties/links/items/properties/expiration_url/type",keyword:"type",params:{type: schema19.properties.links.items.properties.expiration_url.type},schema:schema19.properties.links.items.properties.expiration_url.type,parentSchema:schema19.properties.links.items.properties.expiration_url,data:data31};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(typeof data31 === "string"){
if(data31.length > 2048){
const err73 = {instancePath:instancePath+"/links/" + i3+"/expiration_url",schemaPath:"#/properties/links/items/properties/expiration_url/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema19.properties.links.items.properties.expiration_url,data:data31};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(!pattern6.test(data31)){
const err74 = {instancePath:instancePath+"/links/" + i3+"/expiration_url",schemaPath:"#/properties/links/items/properties/expiration_url/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/]\\S*$"},schema:"^https?://[^\\s/]\\S*$",parentSchema:schema19.properties.links.items.properties.expiration_url,data:data31};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(!(formats0(data31))){
const err75 = {instancePath:instancePath+"/links/" + i3+"/expiration_url",schemaPath:"#/properties/links/items/properties/expiration_url/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema19.properties.links.items.properties.expiration_url,data:data31};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
if(data19.expiration_date !== undefined){
let data32 = data19.expiration_date;
if((typeof data32 !== "string") && (data32 !== null)){
const err76 = {instancePath:instancePath+"/links/" + i3+"/expiration_date",schemaPath:"#/properties/links/items/properties/expiration_date/type",keyword:"type",params:{type: schema19.properties.links.items.properties.expiration_date.type},schema:schema19.properties.links.items.properties.expiration_date.type,parentSchema:schema19.properties.links.items.properties.expiration_date,data:data32};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(typeof data32 === "string"){
if(!(formats4(data32))){
const err77 = {instancePath:instancePath+"/links/" + i3+"/expiration_date",schemaPath:"#/properties/links/items/properties/expiration_date/format",keyword:"format",params:{format: "date"},schema:"date",parentSchema:schema19.properties.links.items.properties.expiration_date,data:data32};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
if(data19.expiration_time !== undefined){
let data33 = data19.expiration_time;
if((typeof data33 !== "string") && (data33 !== null)){
const err78 = {instancePath:instancePath+"/links/" + i3+"/expiration_time",schemaPath:"#/properties/links/items/properties/expiration_time/type",keyword:"type",params:{type: schema19.properties.links.items.properties.expiration_time.type},schema:schema19.properties.links.items.properties.expiration_time.type,parentSchema:schema19.properties.links.items.properties.expiration_time,data:data33};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(typeof data33 === "string"){
if(!pattern9.test(data33)){
const err79 = {instancePath:instancePath+"/links/" + i3+"/expiration_time",schemaPath:"#/properties/links/items/properties/expiration_time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},schema:"^([01][0-9]|2[0-3]):[0-5][0-9]$",parentSchema:schema19.properties.links.items.properties.expiration_time,data:data33};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
if(data19.expiration_clicks !== undefined){
let data34 = data19.expiration_clicks;
if((!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))) && (data34 !== null)){
const err80 = {instancePath:instancePath+"/links/" + i3+"/expiration_clicks",schemaPath:"#/properties/links/items/properties/expiration_clicks/type",keyword:"type",params:{type: schema19.properties.links.items.properties.expiration_clicks.type},schema:schema19.properties.links.items.properties.expiration_clicks.type,parentSchema:schema19.properties.links.items.properties.expiration_clicks,data:data34};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 2147483647 || isNaN(data34)){
const err81 = {instancePath:instancePath+"/links/" + i3+"/expiration_clicks",schemaPath:"#/properties/links/items/properties/expiration_clicks/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema19.properties.links.items.properties.expiration_clicks,data:data34};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data34 < 0 || isNaN(data34)){
const err82 = {instancePath:instancePath+"/links/" + i3+"/expiration_clicks",schemaPath:"#/properties/links/items/properties/expiration_clicks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema19.properties.links.items.properties.expiration_clicks,data:data34};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
if(data19.target_type !== undefined){
let data35 = data19.target_type;
if(!(((((data35 === 0) || (data35 === 1)) || (data35 === 2)) || (data35 === 4)) || (data35 === null))){
const err83 = {instancePath:instancePath+"/links/" + i3+"/target_type",schemaPath:"#/properties/links/items/properties/target_type/enum",keyword:"enum",params:{allowedValues: schema19.properties.links.items.properties.target_type.enum},schema:schema19.properties.links.items.properties.target_type.enum,parentSchema:schema19.properties.links.items.properties.target_type,data:data35};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data19.country !== undefined){
let data36 = data19.country;
if((!(Array.isArray(data36))) && (data36 !== null)){
const err84 = {instancePath:instancePath+"/links/" + i3+"/country",schemaPath:"#/properties/links/items/properties/country/type",keyword:"type",params:{type: schema19.properties.links.items.properties.country.type},schema:schema19.properties.links.items.properties.country.type,parentSchema:schema19.properties.links.items.properties.country,data:data36};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(Array.isArray(data36)){
const len5 = data36.length;
for(let i6=0; i6<len5; i6++){
let data37 = data36[i6];
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.key === undefined){
const err85 = {instancePath:instancePath+"/links/" + i3+"/country/" + i6,schemaPath:"#/properties/links/items/properties/country/items/required",keyword:"required",params:{missingProperty: "key"},schema:schema19.properties.links.items.properties.country.items.required,parentSchema:schema19.properties.links.items.properties.country.items,data:data37};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data37.value === undefined){
const err86 = {instancePath:instancePath+"/links/" + i3+"/country/" + i6,schemaPath:"#/properties/links/items/properties/country/items/required",keyword:"required",params:{missingProperty: "value"},schema:schema19.properties.links.items.properties.country.items.required,parentSchema:schema19.properties.links.items.properties.country.items,data:data37};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
for(const key5 in data37){
if(!((key5 === "key") || (key5 === "value"))){
const err87 = {instancePath:instancePath+"/links/" + i3+"/country/" + i6,schemaPath:"#/properties/links/items/properties/country/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},schema:false,parentSchema:schema19.properties.links.items.properties.country.items,data:data37};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data37.key !== undefined){
let data38 = data37.key;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data38 === "AD") || (data38 === "AE")) || (data38 === "AF")) || (data38 === "AG")) || (data38 === "AI")) || (data38 === "AL")) || (data38 === "AM")) || (data38 === "AO")) || (data38 === "AQ")) || (data38 === "AR")) || (data38 === "AS")) || (data38 === "AT")) || (data38 === "AU")) || (data38 === "AW")) || (data38 === "AX")) || (data38 === "AZ")) || (data38 === "BA")) || (data38 === "BB")) || (data38 === "BD")) || (data38 === "BE")) || (data38 === "BF")) || (data38 === "BG")) || (data38 === "BH")) || (data38 === "BI")) || (data38 === "BJ")) || (data38 === "BL")) || (data38 === "BM")) || (data38 === "BN")) || (data38 === "BO")) || (data38 === "BQ")) || (data38 === "BR")) || (data38 === "BS")) || (data38 === "BT")) || (data38 === "BV")) || (data38 === "BW")) || (data38 === "BY")) || (data38 === "BZ")) || (data38 === "CA")) || (data38 === "CC")) || (data38 === "CD")) || (data38 === "CF")) || (data38 === "CG")) || (data38 === "CH")) || (data38 === "CI")) || (data38 === "CK")) || (data38 === "CL")) || (data38 === "CM")) || (data38 === "CN")) || (data38 === "CO")) || (data38 === "CR")) || (data38 === "CU")) || (data38 === "CV")) || (data38 === "CW")) || (data38 === "CX")) || (data38 === "CY")) || (data38 === "CZ")) || (data38 === "DE")) || (data38 === "DJ")) || (data38 === "DK")) || (data38 === "DM")) || (data38 === "DO")) || (data38 === "DZ")) || (data38 === "EC")) || (data38 === "EE")) || (data38 === "EG")) || (data38 === "EH")) || (data38 === "ER")) || (data38 === "ES")) || (data38 === "ET")) || (data38 === "FI")) || (data38 === "FJ")) || (data38 === "FK")) || (data38 === "FM")) || (data38 === "FO")) || (data38 === "FR")) || (data38 === "GA")) || (data38 === "GB")) || (data38 === "GD")) || (data38 === "GE")) || (data38 === "GF")) || (data38 === "GG")) || (data38 === "GH")) || (data38 === "GI")) || (data38 === "GL")) || (data38 === "GM")) || (data38 === "GN")) || (data38 === "GP")) || (data38 === "GQ")) || (data38 === "GR")) || (data38 === "GS")) || (data38 === "GT")) || (data38 === "GU")) || (data38 === "GW")) || (data38 === "GY")) || (data38 === "HK")) || (data38 === "HM")) || (data38 === "HN")) || (data38 === "HR")) || (data38 === "HT")) || (data38 === "HU")) || (data38 === "ID")) || (data38 === "IE")) || (data38 === "IL")) || (data38 === "IM")) || (data38 === "IN")) || (data38 === "IO")) || (data38 === "IQ")) || (data38 === "IR")) || (data38 === "IS")) || (data38 === "IT")) || (data38 === "JE")) || (data38 === "JM")) || (data38 === "JO")) || (data38 === "JP")) || (data38 === "KE")) || (data38 === "KG")) || (data38 === "KH")) || (data38 === "KI")) || (data38 === "KM")) || (data38 === "KN")) || (data38 === "KP")) || (data38 === "KR")) || (data38 === "KW")) || (data38 === "KY")) || (data38 === "KZ")) || (data38 === "LA")) || (data38 === "LB")) || (data38 === "LC")) || (data38 === "LI")) || (data38 === "LK")) || (data38 === "LR")) || (data38 === "LS")) || (data38 === "LT")) || (data38 === "LU")) || (data38 === "LV")) || (data38 === "LY")) || (data38 === "MA")) || (data38 === "MC")) || (data38 === "MD")) || (data38 === "ME")) || (data38 === "MF")) || (data38 === "MG")) || (data38 === "MH")) || (data38 === "MK")) || (data38 === "ML")) || (data38 === "MM")) || (data38 === "MN")) || (data38 === "MO")) || (data38 === "MP")) || (data38 === "MQ")) || (data38 === "MR")) || (data38 === "MS")) || (data38 === "MT")) || (data38 === "MU")) || (data38 === "MV")) || (data38 === "MW")) || (data38 === "MX")) || (data38 === "MY")) || (data38 === "MZ")) || (data38 === "NA")) || (data38 === "NC")) || (data38 === "NE")) || (data38 === "NF")) || (data38 === "NG")) || (data38 === "NI")) || (data38 === "NL")) || (data38 === "NO")) || (data38 === "NP")) || (data38 === "NR")) || (data38 === "NU")) || (data38 === "NZ")) || (data38 === "OM")) || (data38 === "PA")) || (data38 === "PE")) || (data38 === "PF")) || (data38 === "PG")) || (data38 === "PH")) || (data38 === "PK")) || (data38 === "PL")) || (data38 === "PM")) || (data38 === "PN")) || (data38 === "PR")) || (data38 === "PS")) || (data38 === "PT")) || (data38 === "PW")) || (data38 === "PY")) || (data38 === "QA")) || (data38 === "RE")) || (data38 === "RO")) || (data38 === "RS")) || (data38 === "RU")) || (data38 === "RW")) || (data38 === "SA")) || (data38 === "SB")) || (data38 === "SC")) || (data38 === "SD")) || (data38 === "SE")) || (data38 === "SG")) || (data38 === "SH")) || (data38 === "SI")) || (data38 === "SJ")) || (data38 === "SK")) || (data38 === "SL")) || (data38 === "SM")) || (data38 === "SN")) || (data38 === "SO")) || (data38 === "SR")) || (data38 === "SS")) || (data38 === "ST")) || (data38 === "SV")) || (data38 === "SX")) || (data38 === "SY")) || (data38 === "SZ")) || (data38 === "TC")) || (data38 === "TD")) || (data38 === "TF")) || (data38 === "TG")) || (data38 === "TH")) || (data38 === "TJ")) || (data38 === "TK")) || (data38 === "TL")) || (data38 === "TM")) || (data38 === "TN")) || (data38 === "TO")) || (data38 === "TR")) || (data38 === "TT")) || (data38 === "TV")) || (data38 === "TW")) || (data38 === "TZ")) || (data38 === "UA")) || (data38 === "UG")) || (data38 === "UM")) || (data38 === "US")) || (data38 === "UY")) || (data38 === "UZ")) || (data38 === "VA")) || (data38 === "VC")) || (data38 === "VE")) || (data38 === "VG")) || (data38 === "VI")) || (data38 === "VN")) || (data38 === "VU")) || (data38 === "WF")) || (data38 === "WS")) || (data38 === "YE")) || (data38 === "YT")) || (data38 === "ZA")) || (data38 === "ZM")) || (data38 === "ZW"))){
const err88 = {instancePath:instancePath+"/links/" + i3+"/country/" + i6+"/key",schemaPath:"#/properties/links/items/properties/country/items/properties/key/enum",keyword:"enum",params:{allowedValues: schema19.properties.links.items.properties.country.items.properties.key.enum},schema:schema19.properties.links.items.properties.country.items.properties.key.enum,parentSchema:schema19.properties.links.items.properties.country.items.properties.key,data:data38};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data37.value !== undefined){
let data39 = data37.value;
if(typeof data39 === "string"){
if(data39.length > 2048){
const err89 = {instancePath:instancePath+"/links/" + i3+"/country/" + i6+"/value",schemaPath:"#/properties/links/items/properties/country/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema19.properties.links.items.properties.country.items.properties.value,data:data39};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(!pattern6.test(data39)){
const err90 = {instancePath:instancePath+"/links/" + i3+"/country/" + i6+"/value",schemaPath:"#/properties/links/items/properties/country/items/properties/value/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/]\\S*$"},schema:"^https?://[^\\s/]\\S*$",parentSchema:schema19.properties.links.items.properties.country.items.properties.value,data:data39};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(!(formats0(data39))){
const err91 = {instancePath:instancePath+"/links/" + i3+"/country/" + i6+"/value",schemaPath:"#/properties/links/items/properties/country/items/properties/value/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema19.properties.links.items.properties.country.items.properties.value,data:data39};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
else {
const err92 = {instancePath:instancePath+"/links/" + i3+"/country/" + i6+"/value",schemaPath:"#/properties/links/items/properties/country/items/properties/value/type",keyword:"type",params:{type: "string"},schema:schema19.properties.links.items.properties.country.items.properties.value.type,parentSchema:schema19.properties.links.items.properties.country.items.properties.value,data:data39};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath:instancePath+"/links/" + i3+"/country/" + i6,schemaPath:"#/properties/links/items/properties/country/items/type",keyword:"type",params:{type: "object"},schema:schema19.properties.links.items.properties.country.items.type,parentSchema:schema19.properties.links.items.properties.country.items,data:data37};
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
}
if(data19.platform !== undefined){
let data40 = data19.platform;
if((!(Array.isArray(data40))) && (data40 !== null)){
const err94 = {instancePath:instancePath+"/links/" + i3+"/platform",schemaPath:"#/properties/links/items/properties/platform/type",keyword:"type",params:{type: schema19.properties.links.items.properties.platform.type},schema:schema19.properties.links.items.properties.platform.type,parentSchema:schema19.properties.links.items.properties.platform,data:data40};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(Array.isArray(data40)){
const len6 = data40.length;
for(let i7=0; i7<len6; i7++){
let data41 = data40[i7];
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.key === undefined){
const err95 = {instancePath:instancePath+"/links/" + i3+"/platform/" + i7,schemaPath:"#/properties/links/items/properties/platform/items/required",keyword:"required",params:{missingProperty: "key"},schema:schema19.properties.links.items.properties.platform.items.required,parentSchema:schema19.properties.links.items.properties.platform.items,data:data41};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data41.value === undefined){
const err96 = {instancePath:instancePath+"/links/" + i3+"/platform/" + i7,schemaPath:"#/properties/links/items/properties/platform/items/required",keyword:"required",params:{missingProperty: "value"},schema:schema19.properties.links.items.properties.platform.items.required,parentSchema:schema19.properties.links.items.properties.platform.items,data:data41};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
for(const key6 in data41){
if(!((key6 === "key") || (key6 === "value"))){
const err97 = {instancePath:instancePath+"/links/" + i3+"/platform/" + i7,schemaPath:"#/properties/links/items/properties/platform/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},schema:false,parentSchema:schema19.properties.links.items.properties.platform.items,data:data41};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data41.key !== undefined){
let data42 = data41.key;
if(!(((((((data42 === "iOS") || (data42 === "Android")) || (data42 === "Windows")) || (data42 === "OS X")) || (data42 === "Linux")) || (data42 === "Ubuntu")) || (data42 === "Chrome OS"))){
const err98 = {instancePath:instancePath+"/links/" + i3+"/platform/" + i7+"/key",schemaPath:"#/properties/links/items/properties/platform/items/properties/key/enum",keyword:"enum",params:{allowedValues: schema19.properties.links.items.properties.platform.items.properties.key.enum},schema:schema19.properties.links.items.properties.platform.items.properties.key.enum,parentSchema:schema19.properties.links.items.properties.platform.items.properties.key,data:data42};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data41.value !== undefined){
let data43 = data41.value;
if(typeof data43 === "string"){
if(data43.length > 2048){
const err99 = {instancePath:instancePath+"/links/" + i3+"/platform/" + i7+"/value",schemaPath:"#/properties/links/items/properties/platform/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema19.properties.links.items.properties.platform.items.properties.value,data:data43};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(!pattern6.test(data43)){
const err100 = {instancePath:instancePath+"/links/" + i3+"/platform/" + i7+"/value",schemaPath:"#/properties/links/items/properties/platform/items/properties/value/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/]\\S*$"},schema:"^https?://[^\\s/]\\S*$",parentSchema:schema19.properties.links.items.properties.platform.items.properties.value,data:data43};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(!(formats0(data43))){
const err101 = {instancePath:instancePath+"/links/" + i3+"/platform/" + i7+"/value",schemaPath:"#/properties/links/items/properties/platform/items/properties/value/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema19.properties.links.items.properties.platform.items.properties.value,data:data43};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
else {
const err102 = {instancePath:instancePath+"/links/" + i3+"/platform/" + i7+"/value",schemaPath:"#/properties/links/items/properties/platform/items/properties/value/type",keyword:"type",params:{type: "string"},schema:schema19.properties.links.items.properties.platform.items.properties.value.type,parentSchema:schema19.properties.links.items.properties.platform.items.properties.value,data:data43};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
else {
const err103 = {instancePath:instancePath+"/links/" + i3+"/platform/" + i7,schemaPath:"#/properties/links/items/properties/platform/items/type",keyword:"type",params:{type: "object"},schema:schema19.properties.links.items.properties.platform.items.type,parentSchema:schema19.properties.links.items.properties.platform.items,data:data41};
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
}
if(data19.language !== undefined){
let data44 = data19.language;
if((!(Array.isArray(data44))) && (data44 !== null)){
const err104 = {instancePath:instancePath+"/links/" + i3+"/language",schemaPath:"#/properties/links/items/properties/language/type",keyword:"type",params:{type: schema19.properties.links.items.properties.language.type},schema:schema19.properties.links.items.properties.language.type,parentSchema:schema19.properties.links.items.properties.language,data:data44};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(Array.isArray(data44)){
const len7 = data44.length;
for(let i8=0; i8<len7; i8++){
let data45 = data44[i8];
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.key === undefined){
const err105 = {instancePath:instancePath+"/links/" + i3+"/language/" + i8,schemaPath:"#/properties/links/items/properties/language/items/required",keyword:"required",params:{missingProperty: "key"},schema:schema19.properties.links.items.properties.language.items.required,parentSchema:schema19.properties.links.items.properties.language.items,data:data45};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data45.value === undefined){
const err106 = {instancePath:instancePath+"/links/" + i3+"/language/" + i8,schemaPath:"#/properties/links/items/properties/language/items/required",keyword:"required",params:{missingProperty: "value"},schema:schema19.properties.links.items.properties.language.items.required,parentSchema:schema19.properties.links.items.properties.language.items,data:data45};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
for(const key7 in data45){
if(!((key7 === "key") || (key7 === "value"))){
const err107 = {instancePath:instancePath+"/links/" + i3+"/language/" + i8,schemaPath:"#/properties/links/items/properties/language/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},schema:false,parentSchema:schema19.properties.links.items.properties.language.items,data:data45};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data45.key !== undefined){
let data46 = data45.key;
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data46 === "aa") || (data46 === "ab")) || (data46 === "ae")) || (data46 === "af")) || (data46 === "ak")) || (data46 === "am")) || (data46 === "an")) || (data46 === "ar")) || (data46 === "as")) || (data46 === "av")) || (data46 === "ay")) || (data46 === "az")) || (data46 === "ba")) || (data46 === "be")) || (data46 === "bg")) || (data46 === "bh")) || (data46 === "bi")) || (data46 === "bm")) || (data46 === "bn")) || (data46 === "bo")) || (data46 === "br")) || (data46 === "bs")) || (data46 === "ca")) || (data46 === "ce")) || (data46 === "ch")) || (data46 === "co")) || (data46 === "cr")) || (data46 === "cs")) || (data46 === "cu")) || (data46 === "cv")) || (data46 === "cy")) || (data46 === "da")) || (data46 === "de")) || (data46 === "dv")) || (data46 === "dz")) || (data46 === "ee")) || (data46 === "el")) || (data46 === "en")) || (data46 === "eo")) || (data46 === "es")) || (data46 === "et")) || (data46 === "eu")) || (data46 === "fa")) || (data46 === "ff")) || (data46 === "fi")) || (data46 === "fj")) || (data46 === "fo")) || (data46 === "fr")) || (data46 === "fy")) || (data46 === "ga")) || (data46 === "gd")) || (data46 === "gl")) || (data46 === "gn")) || (data46 === "gu")) || (data46 === "gv")) || (data46 === "ha")) || (data46 === "he")) || (data46 === "hi")) || (data46 === "ho")) || (data46 === "hr")) || (data46 === "ht")) || (data46 === "hu")) || (data46 === "hy")) || (data46 === "hz")) || (data46 === "ia")) || (data46 === "id")) || (data46 === "ie")) || (data46 === "ig")) || (data46 === "ii")) || (data46 === "ik")) || (data46 === "io")) || (data46 === "is")) || (data46 === "it")) || (data46 === "iu")) || (data46 === "ja")) || (data46 === "jv")) || (data46 === "ka")) || (data46 === "kg")) || (data46 === "ki")) || (data46 === "kj")) || (data46 === "kk")) || (data46 === "kl")) || (data46 === "km")) || (data46 === "kn")) || (data46 === "ko")) || (data46 === "kr")) || (data46 === "ks")) || (data46 === "ku")) || (data46 === "kv")) || (data46 === "kw")) || (data46 === "ky")) || (data46 === "la")) || (data46 === "lb")) || (data46 === "lg")) || (data46 === "li")) || (data46 === "ln")) || (data46 === "lo")) || (data46 === "lt")) || (data46 === "lu")) || (data46 === "lv")) || (data46 === "mg")) || (data46 === "mh")) || (data46 === "mi")) || (data46 === "mk")) || (data46 === "ml")) || (data46 === "mn")) || (data46 === "mr")) || (data46 === "ms")) || (data46 === "mt")) || (data46 === "my")) || (data46 === "na")) || (data46 === "nb")) || (data46 === "nd")) || (data46 === "ne")) || (data46 === "ng")) || (data46 === "nl")) || (data46 === "nn")) || (data46 === "no")) || (data46 === "nr")) || (data46 === "nv")) || (data46 === "ny")) || (data46 === "oc")) || (data46 === "oj")) || (data46 === "om")) || (data46 === "or")) || (data46 === "os")) || (data46 === "pa")) || (data46 === "pi")) || (data46 === "pl")) || (data46 === "ps")) || (data46 === "pt")) || (data46 === "qu")) || (data46 === "rm")) || (data46 === "rn")) || (data46 === "ro")) || (data46 === "ru")) || (data46 === "rw")) || (data46 === "sa")) || (data46 === "sc")) || (data46 === "sd")) || (data46 === "se")) || (data46 === "sg")) || (data46 === "si")) || (data46 === "sk")) || (data46 === "sl")) || (data46 === "sm")) || (data46 === "sn")) || (data46 === "so")) || (data46 === "sq")) || (data46 === "sr")) || (data46 === "ss")) || (data46 === "st")) || (data46 === "su")) || (data46 === "sv")) || (data46 === "sw")) || (data46 === "ta")) || (data46 === "te")) || (data46 === "tg")) || (data46 === "th")) || (data46 === "ti")) || (data46 === "tk")) || (data46 === "tl")) || (data46 === "tn")) || (data46 === "to")) || (data46 === "tr")) || (data46 === "ts")) || (data46 === "tt")) || (data46 === "tw")) || (data46 === "ty")) || (data46 === "ug")) || (data46 === "uk")) || (data46 === "ur")) || (data46 === "uz")) || (data46 === "ve")) || (data46 === "vi")) || (data46 === "vo")) || (data46 === "wa")) || (data46 === "wo")) || (data46 === "xh")) || (data46 === "yi")) || (data46 === "yo")) || (data46 === "za")) || (data46 === "zh")) || (data46 === "zu"))){
const err108 = {instancePath:instancePath+"/links/" + i3+"/language/" + i8+"/key",schemaPath:"#/properties/links/items/properties/language/items/properties/key/enum",keyword:"enum",params:{allowedValues: schema19.properties.links.items.properties.language.items.properties.key.enum},schema:schema19.properties.links.items.properties.language.items.properties.key.enum,parentSchema:schema19.properties.links.items.properties.language.items.properties.key,data:data46};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data45.value !== undefined){
let data47 = data45.value;
if(typeof data47 === "string"){
if(data47.length > 2048){
const err109 = {instancePath:instancePath+"/links/" + i3+"/language/" + i8+"/value",schemaPath:"#/properties/links/items/properties/language/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema19.properties.links.items.properties.language.items.properties.value,data:data47};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(!pattern6.test(data47)){
const err110 = {instancePath:instancePath+"/links/" + i3+"/language/" + i8+"/value",schemaPath:"#/properties/links/items/properties/language/items/properties/value/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/]\\S*$"},schema:"^https?://[^\\s/]\\S*$",parentSchema:schema19.properties.links.items.properties.language.items.properties.value,data:data47};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(!(formats0(data47))){
const err111 = {instancePath:instancePath+"/links/" + i3+"/language/" + i8+"/value",schemaPath:"#/properties/links/items/properties/language/items/properties/value/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema19.properties.links.items.properties.language.items.properties.value,data:data47};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
else {
const err112 = {instancePath:instancePath+"/links/" + i3+"/language/" + i8+"/value",schemaPath:"#/properties/links/items/properties/language/items/properties/value/type",keyword:"type",params:{type: "string"},schema:schema19.properties.links.items.properties.language.items.properties.value.type,parentSchema:schema19.properties.links.items.properties.language.items.properties.value,data:data47};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
else {
const err113 = {instancePath:instancePath+"/links/" + i3+"/language/" + i8,schemaPath:"#/properties/links/items/properties/language/items/type",keyword:"type",params:{type: "object"},schema:schema19.properties.links.items.properties.language.items.type,parentSchema:schema19.properties.links.items.properties.language.items,data:data45};
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
}
if(data19.rotation !== undefined){
let data48 = data19.rotation;
if((!(Array.isArray(data48))) && (data48 !== null)){
const err114 = {instancePath:instancePath+"/links/" + i3+"/rotation",schemaPath:"#/properties/links/items/properties/rotation/type",keyword:"type",params:{type: schema19.properties.links.items.properties.rotation.type},schema:schema19.properties.links.items.properties.rotation.type,parentSchema:schema19.properties.links.items.properties.rotation,data:data48};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(Array.isArray(data48)){
const len8 = data48.length;
for(let i9=0; i9<len8; i9++){
let data49 = data48[i9];
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
if(data49.value === undefined){
const err115 = {instancePath:instancePath+"/links/" + i3+"/rotation/" + i9,schemaPath:"#/properties/links/items/properties/rotation/items/required",keyword:"required",params:{missingProperty: "value"},schema:schema19.properties.links.items.properties.rotation.items.required,parentSchema:schema19.properties.links.items.properties.rotation.items,data:data49};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
for(const key8 in data49){
if(!(key8 === "value")){
const err116 = {instancePath:instancePath+"/links/" + i3+"/rotation/" + i9,schemaPath:"#/properties/links/items/properties/rotation/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},schema:false,parentSchema:schema19.properties.links.items.properties.rotation.items,data:data49};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data49.value !== undefined){
let data50 = data49.value;
if(typeof data50 === "string"){
if(data50.length > 2048){
const err117 = {instancePath:instancePath+"/links/" + i3+"/rotation/" + i9+"/value",schemaPath:"#/properties/links/items/properties/rotation/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema19.properties.links.items.properties.rotation.items.properties.value,data:data50};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(!pattern6.test(data50)){
const err118 = {instancePath:instancePath+"/links/" + i3+"/rotation/" + i9+"/value",schemaPath:"#/properties/links/items/properties/rotation/items/properties/value/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/]\\S*$"},schema:"^https?://[^\\s/]\\S*$",parentSchema:schema19.properties.links.items.properties.rotation.items.properties.value,data:data50};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(!(formats0(data50))){
const err119 = {instancePath:instancePath+"/links/" + i3+"/rotation/" + i9+"/value",schemaPath:"#/properties/links/items/properties/rotation/items/properties/value/format",keyword:"format",params:{format: "uri"},schema:"uri",parentSchema:schema19.properties.links.items.properties.rotation.items.properties.value,data:data50};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
else {
const err120 = {instancePath:instancePath+"/links/" + i3+"/rotation/" + i9+"/value",schemaPath:"#/properties/links/items/properties/rotation/items/properties/value/type",keyword:"type",params:{type: "string"},schema:schema19.properties.links.items.properties.rotation.items.properties.value.type,parentSchema:schema19.properties.links.items.properties.rotation.items.properties.value,data:data50};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
else {
const err121 = {instancePath:instancePath+"/links/" + i3+"/rotation/" + i9,schemaPath:"#/properties/links/items/properties/rotation/items/type",keyword:"type",params:{type: "object"},schema:schema19.properties.links.items.properties.rotation.items.type,parentSchema:schema19.properties.links.items.properties.rotation.items,data:data49};
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
}
if(data19.title !== undefined){
let data51 = data19.title;
if((typeof data51 !== "string") && (data51 !== null)){
const err122 = {instancePath:instancePath+"/links/" + i3+"/title",schemaPath:"#/properties/links/items/properties/title/type",keyword:"type",params:{type: schema19.properties.links.items.properties.title.type},schema:schema19.properties.links.items.properties.title.type,parentSchema:schema19.properties.links.items.properties.title,data:data51};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(typeof data51 === "string"){
if(data51.length < 1){
const err123 = {instancePath:instancePath+"/links/" + i3+"/title",schemaPath:"#/properties/links/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema19.properties.links.items.properties.title,data:data51};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
}
if(data19.clicks !== undefined){
let data52 = data19.clicks;
if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){
const err124 = {instancePath:instancePath+"/links/" + i3+"/clicks",schemaPath:"#/properties/links/items/properties/clicks/type",keyword:"type",params:{type: "integer"},schema:schema19.properties.links.items.properties.clicks.type,parentSchema:schema19.properties.links.items.properties.clicks,data:data52};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 > 2147483647 || isNaN(data52)){
const err125 = {instancePath:instancePath+"/links/" + i3+"/clicks",schemaPath:"#/properties/links/items/properties/clicks/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema19.properties.links.items.properties.clicks,data:data52};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data52 < 0 || isNaN(data52)){
const err126 = {instancePath:instancePath+"/links/" + i3+"/clicks",schemaPath:"#/properties/links/items/properties/clicks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema19.properties.links.items.properties.clicks,data:data52};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
}
if(data19.created_at !== undefined){
let data53 = data19.created_at;
if(typeof data53 === "string"){
if(!pattern4.test(data53)){
const err127 = {instancePath:instancePath+"/links/" + i3+"/created_at",schemaPath:"#/properties/links/items/properties/created_at/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2}))?$"},schema:"^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2}))?$",parentSchema:schema19.properties.links.items.properties.created_at,data:data53};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
else {
const err128 = {instancePath:instancePath+"/links/" + i3+"/created_at",schemaPath:"#/properties/links/items/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema19.properties.links.items.properties.created_at.type,parentSchema:schema19.properties.links.items.properties.created_at,data:data53};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data19.updated_at !== undefined){
let data54 = data19.updated_at;
if(typeof data54 === "string"){
if(!pattern4.test(data54)){
const err129 = {instancePath:instancePath+"/links/" + i3+"/updated_at",schemaPath:"#/properties/links/items/properties/updated_at/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2}))?$"},schema:"^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2}))?$",parentSchema:schema19.properties.links.items.properties.updated_at,data:data54};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
else {
const err130 = {instancePath:instancePath+"/links/" + i3+"/updated_at",schemaPath:"#/properties/links/items/properties/updated_at/type",keyword:"type",params:{type: "string"},schema:schema19.properties.links.items.properties.updated_at.type,parentSchema:schema19.properties.links.items.properties.updated_at,data:data54};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data19.updates !== undefined){
let data55 = data19.updates;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
const err131 = {instancePath:instancePath+"/links/" + i3+"/updates",schemaPath:"#/properties/links/items/properties/updates/type",keyword:"type",params:{type: "integer"},schema:schema19.properties.links.items.properties.updates.type,parentSchema:schema19.properties.links.items.properties.updates,data:data55};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 > 2147483647 || isNaN(data55)){
const err132 = {instancePath:instancePath+"/links/" + i3+"/updates",schemaPath:"#/properties/links/items/properties/updates/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},schema:2147483647,parentSchema:schema19.properties.links.items.properties.updates,data:data55};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(data55 < 0 || isNaN(data55)){
const err133 = {instancePath:instancePath+"/links/" + i3+"/updates",schemaPath:"#/properties/links/items/properties/updates/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema19.properties.links.items.properties.updates,data:data55};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
}
}
else {
const err134 = {instancePath:instancePath+"/links/" + i3,schemaPath:"#/properties/links/items/type",keyword:"type",params:{type: "object"},schema:schema19.properties.links.items.type,parentSchema:schema19.properties.links.items,data:data19};
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
if(data.state !== undefined){
let data56 = data.state;
if(!(data56 && typeof data56 == "object" && !Array.isArray(data56))){
const err135 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "object"},schema:schema19.properties.state.type,parentSchema:schema19.properties.state,data:data56};
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
else {
const err136 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
