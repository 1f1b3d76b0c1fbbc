// Generated from spec/ by `npm run generate`. Do not edit.
import { formats } from '../documents/formats.ts'
"use strict";
export const createLink = validate20;
const schema31 = {"type":"object","properties":{"url":{"type":"string"},"alias":{"type":"string"},"password":{"type":"string"},"disabled":{"enum":[0,1]},"privacy":{"enum":[0,1,2]},"privacy_password":{"type":"string"},"expiration_url":{"type":"string"},"expiration_date":{"type":"string","format":"date"},"expiration_time":{"type":"string","format":"time-of-day"},"expiration_clicks":{"type":"integer"},"target_type":{"enum":[0,1,2,4]},"country":{"type":"array","items":{"type":"object","properties":{"key":{"type":"string"},"value":{"type":"string"}}}},"platform":{"type":"array","items":{"type":"object","properties":{"key":{"enum":["iOS","Android","Windows","OS X","Linux","Ubuntu","Chrome OS"]},"value":{"type":"string"}}}},"language":{"type":"array","items":{"type":"object","properties":{"key":{"type":"string"},"value":{"type":"string"}}}},"rotation":{"type":"array","items":{"type":"object","properties":{"value":{"type":"string"}}}}}};
const formats0 = formats.date;
const formats2 = /^([01][0-9]|2[0-3]):[0-5][0-9]$/;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err0 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.alias !== undefined){
if(typeof data.alias !== "string"){
const err1 = {instancePath:instancePath+"/alias",schemaPath:"#/properties/alias/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.password !== undefined){
if(typeof data.password !== "string"){
const err2 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.disabled !== undefined){
let data3 = data.disabled;
if(!((data3 === 0) || (data3 === 1))){
const err3 = {instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/enum",keyword:"enum",params:{allowedValues: schema31.properties.disabled.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.privacy !== undefined){
let data4 = data.privacy;
if(!(((data4 === 0) || (data4 === 1)) || (data4 === 2))){
const err4 = {instancePath:instancePath+"/privacy",schemaPath:"#/properties/privacy/enum",keyword:"enum",params:{allowedValues: schema31.properties.privacy.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.privacy_password !== undefined){
if(typeof data.privacy_password !== "string"){
const err5 = {instancePath:instancePath+"/privacy_password",schemaPath:"#/properties/privacy_password/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.expiration_url !== undefined){
if(typeof data.expiration_url !== "string"){
const err6 = {instancePath:instancePath+"/expiration_url",schemaPath:"#/properties/expiration_url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.expiration_date !== undefined){
let data7 = data.expiration_date;
if(typeof data7 === "string"){
if(!(formats0(data7))){
const err7 = {instancePath:instancePath+"/expiration_date",schemaPath:"#/properties/expiration_date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/expiration_date",schemaPath:"#/properties/expiration_date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.expiration_time !== undefined){
let data8 = data.expiration_time;
if(typeof data8 === "string"){
if(!(formats2.test(data8))){
const err9 = {instancePath:instancePath+"/expiration_time",schemaPath:"#/properties/expiration_time/format",keyword:"format",params:{format: "time-of-day"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/expiration_time",schemaPath:"#/properties/expiration_time/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.expiration_clicks !== undefined){
let data9 = data.expiration_clicks;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err11 = {instancePath:instancePath+"/expiration_clicks",schemaPath:"#/properties/expiration_clicks/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.target_type !== undefined){
let data10 = data.target_type;
if(!((((data10 === 0) || (data10 === 1)) || (data10 === 2)) || (data10 === 4))){
const err12 = {instancePath:instancePath+"/target_type",schemaPath:"#/properties/target_type/enum",keyword:"enum",params:{allowedValues: schema31.properties.target_type.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.country !== undefined){
let data11 = data.country;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.key !== undefined){
if(typeof data12.key !== "string"){
const err13 = {instancePath:instancePath+"/country/" + i0+"/key",schemaPath:"#/properties/country/items/properties/key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data12.value !== undefined){
if(typeof data12.value !== "string"){
const err14 = {instancePath:instancePath+"/country/" + i0+"/value",schemaPath:"#/properties/country/items/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/country/" + i0,schemaPath:"#/properties/country/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.platform !== undefined){
let data15 = data.platform;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.key !== undefined){
let data17 = data16.key;
if(!(((((((data17 === "iOS") || (data17 === "Android")) || (data17 === "Windows")) || (data17 === "OS X")) || (data17 === "Linux")) || (data17 === "Ubuntu")) || (data17 === "Chrome OS"))){
const err17 = {instancePath:instancePath+"/platform/" + i1+"/key",schemaPath:"#/properties/platform/items/properties/key/enum",keyword:"enum",params:{allowedValues: schema31.properties.platform.items.properties.key.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data16.value !== undefined){
if(typeof data16.value !== "string"){
const err18 = {instancePath:instancePath+"/platform/" + i1+"/value",schemaPath:"#/properties/platform/items/properties/value/type",keyword:"type",params:{type: "string"}};
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
else {
const err19 = {instancePath:instancePath+"/platform/" + i1,schemaPath:"#/properties/platform/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.language !== undefined){
let data19 = data.language;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
let data20 = data19[i2];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.key !== undefined){
if(typeof data20.key !== "string"){
const err21 = {instancePath:instancePath+"/language/" + i2+"/key",schemaPath:"#/properties/language/items/properties/key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data20.value !== undefined){
if(typeof data20.value !== "string"){
const err22 = {instancePath:instancePath+"/language/" + i2+"/value",schemaPath:"#/properties/language/items/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/language/" + i2,schemaPath:"#/properties/language/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.rotation !== undefined){
let data23 = data.rotation;
if(Array.isArray(data23)){
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
let data24 = data23[i3];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.value !== undefined){
if(typeof data24.value !== "string"){
const err25 = {instancePath:instancePath+"/rotation/" + i3+"/value",schemaPath:"#/properties/rotation/items/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/rotation/" + i3,schemaPath:"#/properties/rotation/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/rotation",schemaPath:"#/properties/rotation/type",keyword:"type",params:{type: "array"}};
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
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"url":true,"alias":true,"password":true,"disabled":true,"privacy":true,"privacy_password":true,"expiration_url":true,"expiration_date":true,"expiration_time":true,"expiration_clicks":true,"target_type":true,"country":true,"platform":true,"language":true,"rotation":true},"dynamicProps":false,"dynamicItems":false};

export const createPixel = validate21;
const schema32 = {"type":"object","properties":{"name":{"type":"string"},"type":{"enum":["adroll","bing","facebook","google-ads","google-analytics","google-tag-manager","linkedin","pinterest","quora","x"]},"value":{"type":"string"}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(!((((((((((data1 === "adroll") || (data1 === "bing")) || (data1 === "facebook")) || (data1 === "google-ads")) || (data1 === "google-analytics")) || (data1 === "google-tag-manager")) || (data1 === "linkedin")) || (data1 === "pinterest")) || (data1 === "quora")) || (data1 === "x"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema32.properties.type.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.value !== undefined){
if(typeof data.value !== "string"){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"name":true,"type":true,"value":true},"dynamicProps":false,"dynamicItems":false};

export const updateLink = createLink
export const updatePixel = createPixel
